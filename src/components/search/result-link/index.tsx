import {useHistory} from '@docusaurus/router';
import type {ComponentProps, MouseEvent} from 'react';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  /** Address within the site, base URL included, or on another site. */
  readonly href: string;
};

/** The click opens the link here, not in another tab or window. */
export const isPlainClick = ({button, metaKey, ctrlKey, shiftKey, altKey}: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * A link that doesn't load its page as soon as it is in view, as the site's links do: of
 * twenty results a reader opens one. It is loaded when the pointer is on it.
 */
export default function ResultLink({href, onClick, ...props}: Props) {
  const history = useHistory();
  const isInside = href.startsWith('/');
  return (
    <a
      {...props}
      href={href}
      onPointerEnter={() => {
        if (isInside) void window.docusaurus.preload(href);
      }}
      onClick={(event) => {
        onClick?.(event);
        if (!isInside || event.defaultPrevented || !isPlainClick(event)) return;
        event.preventDefault();
        history.push(href);
      }}
    />
  );
}
