import Icon, {type IconProps} from '@site/src/components/ui/icon';

export default function TerminalIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="2.5" y="4" width="15" height="12" rx="2.5" />
      <path d="m6 8 2.5 2L6 12M10.5 12.5H14" />
    </Icon>
  );
}
