import Icon, {type IconProps} from '@site/src/components/ui/icon';

export default function RocketIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8 12 5.5 9.5C7 5.5 10.5 3 16.5 3.5c.5 6-2 9.5-6 11zM6.5 7.5H4l-1 2.5 2.5-.5M12.5 13.5V16L10 17l.5-2.5M5 13.5 3.5 16.5l3-1.5M12.5 7.5h.01" />
    </Icon>
  );
}
