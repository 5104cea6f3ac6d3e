import Icon, {type IconProps} from '@site/src/components/ui/icon';

export default function ChatIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M17 9.5c0 3.3-3.1 6-7 6-.9 0-1.8-.1-2.6-.4L3.5 16.5l1-3C3.6 12.4 3 11 3 9.5c0-3.3 3.1-6 7-6s7 2.7 7 6z" />
    </Icon>
  );
}
