import Icon, {type IconProps} from '@site/src/components/ui/icon';

export default function WindowIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="2.5" y="4" width="15" height="12" rx="2.5" />
      <path d="M2.5 8h15M5.5 6h.01M8 6h.01" />
    </Icon>
  );
}
