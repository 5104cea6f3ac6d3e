import Icon, {type IconProps} from '@site/src/components/ui/icon';

export default function LayersIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m10 3 7 3.5-7 3.5-7-3.5zM3 10l7 3.5 7-3.5M3 13.5 10 17l7-3.5" />
    </Icon>
  );
}
