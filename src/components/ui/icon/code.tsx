import Icon, {type IconProps} from '@site/src/components/ui/icon';

export default function CodeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m7 6-4 4 4 4M13 6l4 4-4 4" />
    </Icon>
  );
}
