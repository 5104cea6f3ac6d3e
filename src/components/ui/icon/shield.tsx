import Icon, {type IconProps} from '@site/src/components/ui/icon';

export default function ShieldIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10 2.5 16 5v5c0 3.6-2.5 6.3-6 7.5-3.5-1.2-6-3.9-6-7.5V5zM7.5 10l1.8 1.8 3.2-3.5" />
    </Icon>
  );
}
