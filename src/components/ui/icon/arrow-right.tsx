import Icon, {type IconProps} from '@site/src/components/ui/icon';

export default function ArrowRightIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 10h12m-5-5 5 5-5 5" />
    </Icon>
  );
}
