import Icon, {type IconProps} from '@site/src/components/ui/icon';

export default function EditIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 16h3l9-9-3-3-9 9zM11.5 5.5l3 3" />
    </Icon>
  );
}
