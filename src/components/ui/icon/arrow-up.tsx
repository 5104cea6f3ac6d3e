import Icon, {type IconProps} from '@site/src/components/ui/icon';

export default function ArrowUpIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10 16V4m-5 5 5-5 5 5" />
    </Icon>
  );
}
