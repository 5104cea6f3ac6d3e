import Icon, {type IconProps} from '@site/src/components/ui/icon';

export default function ChevronDownIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m5 7.5 5 5 5-5" />
    </Icon>
  );
}
