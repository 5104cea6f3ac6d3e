import Icon, {type IconProps} from '@site/src/components/ui/icon';

export default function HandshakeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m3 5.5 3-1 4 1.5 4-1.5 3 1v7h-2l-4 4-2-1-4-3H3zM10 6 7.5 9a1.4 1.4 0 0 0 2 1.8l1.5-1.3 4 3" />
    </Icon>
  );
}
