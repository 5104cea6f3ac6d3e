import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

type Props = {readonly href: string; readonly children: ReactNode};

/** A link that a page writes in Markdown. */
export default function WrittenLink({href, children}: Props) {
  return <Link to={href}>{children}</Link>;
}
