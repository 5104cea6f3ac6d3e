import Icon, {type IconProps} from '@site/src/components/ui/icon';

export default function FileIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M11.5 2.5H6A1.5 1.5 0 0 0 4.5 4v12A1.5 1.5 0 0 0 6 17.5h8a1.5 1.5 0 0 0 1.5-1.5V6.5zM11.5 2.5v4h4M7.5 10.5h5M7.5 13.5h5" />
    </Icon>
  );
}
