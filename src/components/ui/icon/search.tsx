import Icon, {type IconProps} from '@site/src/components/ui/icon';

export default function SearchIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="9" cy="9" r="5.5" />
      <path d="m13.5 13.5 3.5 3.5" />
    </Icon>
  );
}
