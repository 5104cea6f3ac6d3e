import Icon, {type IconProps} from '@site/src/components/ui/icon';

export default function BoxIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10 2.5 16.5 6v8L10 17.5 3.5 14V6zM3.5 6 10 9.5 16.5 6M10 9.5v8" />
    </Icon>
  );
}
