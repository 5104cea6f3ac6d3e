import Icon, {type IconProps} from '@site/src/components/ui/icon';

export default function PulseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2.5 10H6l2.5-6L12 16l2.5-6h3" />
    </Icon>
  );
}
