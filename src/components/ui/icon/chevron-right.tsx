import Icon, {type IconProps} from '@site/src/components/ui/icon';

export default function ChevronRightIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m7.5 5 5 5-5 5" />
    </Icon>
  );
}
