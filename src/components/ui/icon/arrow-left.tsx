import Icon, {type IconProps} from '@site/src/components/ui/icon';

export default function ArrowLeftIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M16 10H4m5-5-5 5 5 5" />
    </Icon>
  );
}
