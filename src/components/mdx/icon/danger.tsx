import Icon, {type IconProps} from '@site/src/components/ui/icon';

export default function DangerIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6.9 2.8h6.2l4.1 4.1v6.2l-4.1 4.1H6.9l-4.1-4.1V6.9zM10 6.5v4.3M10 13.5h.01" />
    </Icon>
  );
}
