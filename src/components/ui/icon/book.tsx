import Icon, {type IconProps} from '@site/src/components/ui/icon';

export default function BookIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10 5.5C8.5 4 6 3.5 3 3.5v12c3 0 5.5.5 7 2 1.5-1.5 4-2 7-2v-12c-3 0-5.5.5-7 2zm0 0v12" />
    </Icon>
  );
}
