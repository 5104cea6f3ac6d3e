import Icon, {type IconProps} from '@site/src/components/ui/icon';

export default function PlusIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10 4v12M4 10h12" />
    </Icon>
  );
}
