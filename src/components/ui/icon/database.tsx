import Icon, {type IconProps} from '@site/src/components/ui/icon';

export default function DatabaseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <ellipse cx="10" cy="5" rx="6" ry="2.5" />
      <path d="M4 5v10c0 1.4 2.7 2.5 6 2.5s6-1.1 6-2.5V5M4 10c0 1.4 2.7 2.5 6 2.5s6-1.1 6-2.5" />
    </Icon>
  );
}
