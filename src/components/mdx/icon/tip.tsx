import Icon, {type IconProps} from '@site/src/components/ui/icon';

export default function TipIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7.5 15h5M8.4 17.5h3.2M7.1 12.4c-1.2-.9-2-2.4-2-4.1a4.9 4.9 0 0 1 9.8 0c0 1.7-.8 3.2-2 4.1z" />
    </Icon>
  );
}
