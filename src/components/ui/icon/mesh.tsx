import Icon, {type IconProps} from '@site/src/components/ui/icon';

export default function MeshIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="10" cy="4" r="2" />
      <circle cx="4" cy="15" r="2" />
      <circle cx="16" cy="15" r="2" />
      <path d="M9 5.8 5 13.2M11 5.8l4 7.4M6 15h8" />
    </Icon>
  );
}
