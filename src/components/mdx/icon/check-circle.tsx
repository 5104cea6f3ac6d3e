import Icon, {type IconProps} from '@site/src/components/ui/icon';

export default function CheckCircleIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="10" cy="10" r="7.5" />
      <path d="m6.8 10.2 2.4 2.3 4-4.8" />
    </Icon>
  );
}
