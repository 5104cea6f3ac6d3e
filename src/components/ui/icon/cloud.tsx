import Icon, {type IconProps} from '@site/src/components/ui/icon';

export default function CloudIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 15.5a3.5 3.5 0 0 1-.4-7 4.5 4.5 0 0 1 8.7-.5 3.8 3.8 0 0 1-.3 7.5z" />
    </Icon>
  );
}
