import Icon, {type IconProps} from '@site/src/components/ui/icon';

export default function StoreIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 8v7.5A1.5 1.5 0 0 0 5 17h10a1.5 1.5 0 0 0 1.5-1.5V8M2.5 6.5 4.5 3h11l2 3.5c0 1.5-1.2 2.3-2.5 2.3s-2.5-.8-2.5-2.3c0 1.5-1.2 2.3-2.5 2.3S7.5 8 7.5 6.5C7.5 8 6.3 8.8 5 8.8S2.5 8 2.5 6.5z" />
    </Icon>
  );
}
