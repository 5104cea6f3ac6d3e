import Icon, {type IconProps} from '@site/src/components/ui/icon';

export default function ClockIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="10" cy="10" r="7" />
      <path d="M10 6v4l2.5 2" />
    </Icon>
  );
}
