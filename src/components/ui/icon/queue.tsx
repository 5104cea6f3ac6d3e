import Icon, {type IconProps} from '@site/src/components/ui/icon';

export default function QueueIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="2.5" y="5" width="4" height="10" rx="1" />
      <rect x="8" y="5" width="4" height="10" rx="1" />
      <path d="M14.5 10H18m-2-2 2 2-2 2" />
    </Icon>
  );
}
