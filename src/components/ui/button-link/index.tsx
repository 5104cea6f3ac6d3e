import Link, {type Props as LinkProps} from '@docusaurus/Link';

import {buttonClass, type ButtonLook} from '@site/src/components/ui/button/look';

type Props = ButtonLook & Omit<LinkProps, 'className'>;

/** A link that looks like a button; takes the site link's props (`to`, `href`, …). Its text isn't part of the page's content, so it is excluded from the search. */
export default function ButtonLink({look, small, className, ...props}: Props) {
  return <Link data-search="off" {...props} className={buttonClass({look, small, className})} />;
}
