import Icon, {type IconProps} from '@site/src/components/ui/icon';

export default function HashIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 7.5h11.5M4 12.5h11.5M8.5 3.5l-2 13M13.5 3.5l-2 13" />
    </Icon>
  );
}
