import Icon, {type IconProps} from '@site/src/components/ui/icon';

export default function DownloadIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10 3v9.5m-4-4 4 4 4-4M3.5 16.5h13" />
    </Icon>
  );
}
