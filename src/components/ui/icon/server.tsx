import Icon, {type IconProps} from '@site/src/components/ui/icon';

export default function ServerIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3" y="3.5" width="14" height="5.5" rx="1.5" />
      <rect x="3" y="11" width="14" height="5.5" rx="1.5" />
      <path d="M6 6.2h.01M6 13.8h.01" />
    </Icon>
  );
}
