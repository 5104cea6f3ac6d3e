import {useHistory} from '@docusaurus/router';
import type {ComponentProps, MouseEvent} from 'react';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  /** URL within the site, including the base URL, or on another site. */
  readonly href: string;
};

/** Whether the click opens the link in the same tab, not in another tab or window. */
export const isPlainClick = ({button, metaKey, ctrlKey, shiftKey, altKey}: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * A link that doesn't preload its page as soon as it is in the viewport, as the site's other links
 * do: of twenty results a reader opens one. The page is preloaded when the pointer is on the link.
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
