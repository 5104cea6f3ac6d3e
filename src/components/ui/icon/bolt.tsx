import Icon, {type IconProps} from '@site/src/components/ui/icon';

export default function BoltIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M11 2.5 4.5 11.5H10l-1 6 6.5-9H10z" />
    </Icon>
  );
}
