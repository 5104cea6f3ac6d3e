import Icon, {type IconProps} from '@site/src/components/ui/icon';

export default function KeyIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="6.8" cy="13.2" r="3.8" />
      <path d="m9.6 10.4 7.4-7.4M14 6l2.3 2.3" />
    </Icon>
  );
}
