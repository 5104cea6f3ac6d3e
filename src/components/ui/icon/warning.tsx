import Icon, {type IconProps} from '@site/src/components/ui/icon';

export default function WarningIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10 3.5 17.5 16.5h-15zM10 8.5v3.5M10 14.3h.01" />
    </Icon>
  );
}
