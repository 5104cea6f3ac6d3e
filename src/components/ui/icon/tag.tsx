import Icon, {type IconProps} from '@site/src/components/ui/icon';

export default function TagIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 4.5A1.5 1.5 0 0 1 4.5 3h5L17 10.5l-6.5 6.5L3 9.5zM6.5 6.5h.01" />
    </Icon>
  );
}
