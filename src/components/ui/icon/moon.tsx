import Icon, {type IconProps} from '@site/src/components/ui/icon';

export default function MoonIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M16.5 11.7A6.8 6.8 0 0 1 8.3 3.5a6.8 6.8 0 1 0 8.2 8.2z" />
    </Icon>
  );
}
