import Icon, {type IconProps} from '@site/src/components/ui/icon';

export default function WrapIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 5h14M3 10h11.5a2.5 2.5 0 0 1 0 5H11m2-2-2 2 2 2M3 15h4" />
    </Icon>
  );
}
