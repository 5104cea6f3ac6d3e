import Icon, {type IconProps} from '@site/src/components/ui/icon';

export default function NoteIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 3.5h11v8.8l-4 4.2h-7zM11.5 16.5v-4.2h4M7.2 7.5h5.6M7.2 10.5h2.6" />
    </Icon>
  );
}
