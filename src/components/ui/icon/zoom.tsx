import Icon, {type IconProps} from '@site/src/components/ui/icon';

export default function ZoomIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3h5v5M8 17H3v-5M17 3l-5.5 5.5M3 17l5.5-5.5" />
    </Icon>
  );
}
