import Icon, {type IconProps} from '@site/src/components/ui/icon';

export default function MoreIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 10h.01M10 10h.01M15.5 10h.01" />
    </Icon>
  );
}
