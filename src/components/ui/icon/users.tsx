import Icon, {type IconProps} from '@site/src/components/ui/icon';

export default function UsersIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="7.5" cy="7" r="2.8" />
      <path d="M2.5 16.5c.4-3 2.2-4.5 5-4.5s4.6 1.5 5 4.5M13 4.4a2.8 2.8 0 0 1 0 5.2M14.7 12.3c1.6.6 2.5 2 2.8 4.2" />
    </Icon>
  );
}
