import Icon, {type IconProps} from '@site/src/components/ui/icon';

export default function GithubIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7.5 17.5v-2.8c-3 .6-3.8-1.4-4.7-2M12.5 17.5v-3c0-.9-.2-1.5-.6-1.9 2.4-.3 4.6-1.2 4.6-5 0-1-.4-1.9-1-2.7.1-.5.2-1.4-.2-2.4-1 0-2 .6-2.7 1.1a9.6 9.6 0 0 0-5.2 0c-.7-.5-1.7-1.1-2.7-1.1-.4 1-.3 1.9-.2 2.4-.6.8-1 1.7-1 2.7 0 3.8 2.2 4.7 4.6 5-.4.4-.6 1-.6 1.7" />
    </Icon>
  );
}
