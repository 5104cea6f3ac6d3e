import Icon, {type IconProps} from '@site/src/components/ui/icon';

export default function BranchIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="5.5" cy="4.5" r="2" />
      <circle cx="5.5" cy="15.5" r="2" />
      <circle cx="14.5" cy="7.5" r="2" />
      <path d="M5.5 6.5v7M14.5 9.5c0 3-4 3-7.5 4.5" />
    </Icon>
  );
}
