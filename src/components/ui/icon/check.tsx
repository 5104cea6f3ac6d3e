import Icon, {type IconProps} from '@site/src/components/ui/icon';

export default function CheckIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m4 10.5 4 4 8-9" />
    </Icon>
  );
}
