import Icon, {type IconProps} from '@site/src/components/ui/icon';

export default function ChipIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="5" y="5" width="10" height="10" rx="2" />
      <path d="M8 2.5V5m4-2.5V5M8 15v2.5m4-2.5v2.5M2.5 8H5m-2.5 4H5m10-4h2.5M15 12h2.5" />
    </Icon>
  );
}
