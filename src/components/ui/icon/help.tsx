import Icon, {type IconProps} from '@site/src/components/ui/icon';

export default function HelpIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="10" cy="10" r="7.5" />
      <path d="M7.8 8a2.2 2.2 0 1 1 3.2 2c-.7.4-1 .8-1 1.6M10 14h.01" />
    </Icon>
  );
}
