import Icon, {type IconProps} from '@site/src/components/ui/icon';

export default function BugIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6.5 8.5h7v4a3.5 3.5 0 0 1-7 0zM7.5 8.5V7a2.5 2.5 0 0 1 5 0v1.5M10 8.5V16M6.5 10 3 8.5M6.5 12.5H3M7 14.5 4 17M13.5 10 17 8.5M13.5 12.5H17M13 14.5l3 2.5M8 4.8 6.5 3M12 4.8 13.5 3" />
    </Icon>
  );
}
