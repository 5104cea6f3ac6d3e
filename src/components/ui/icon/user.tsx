import Icon, {type IconProps} from '@site/src/components/ui/icon';

export default function UserIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="10" cy="7" r="3" />
      <path d="M4 17c.5-3.5 2.8-5 6-5s5.5 1.5 6 5" />
    </Icon>
  );
}
