import Icon, {type IconProps} from '@site/src/components/ui/icon';

export default function InfoIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="10" cy="10" r="7.5" />
      <path d="M10 9.5V14M10 6.5h.01" />
    </Icon>
  );
}
