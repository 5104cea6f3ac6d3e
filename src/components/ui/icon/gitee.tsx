import Icon, {type IconProps} from '@site/src/components/ui/icon';

export default function GiteeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="10" cy="10" r="7.5" />
      <path d="M13.5 7.2H9.7a2.4 2.4 0 0 0-2.4 2.4v3.2h4a2.2 2.2 0 0 0 2.2-2.2v-.4H10" />
    </Icon>
  );
}
