import Icon, {type IconProps} from '@site/src/components/ui/icon';

export default function EnterIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M16 4.5v4a3 3 0 0 1-3 3H4.5M8 8l-3.5 3.5L8 15" />
    </Icon>
  );
}
