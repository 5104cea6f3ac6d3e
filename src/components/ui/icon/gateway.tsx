import Icon, {type IconProps} from '@site/src/components/ui/icon';

export default function GatewayIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 10h5m0 0 4-5h5M8 10l4 5h5M8 10h9" />
    </Icon>
  );
}
