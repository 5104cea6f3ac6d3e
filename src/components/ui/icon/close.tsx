import Icon, {type IconProps} from '@site/src/components/ui/icon';

export default function CloseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m5 5 10 10M15 5 5 15" />
    </Icon>
  );
}
