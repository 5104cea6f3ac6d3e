import Icon, {type IconProps} from '@site/src/components/ui/icon';

export default function DiscIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="10" cy="10" r="7" />
      <circle cx="10" cy="10" r="2" />
    </Icon>
  );
}
