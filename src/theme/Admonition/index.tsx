import {processAdmonitionProps} from '@docusaurus/theme-common';
import type {Props} from '@theme/Admonition';

import Callout, {type CalloutKind} from '@site/src/components/mdx/callout';

/** Callout kinds by admonition type; the theme's older names are mapped to the kinds that pages use. */
const kinds: Readonly<Record<string, CalloutKind>> = {
  note: 'note',
  secondary: 'note',
  info: 'info',
  important: 'info',
  tip: 'tip',
  success: 'tip',
  warning: 'warning',
  caution: 'warning',
  danger: 'danger',
};

export default function Admonition(props: Props) {
  const {type, title, id, className, children} = processAdmonitionProps(props);
  return (
    <Callout kind={kinds[type] ?? 'info'} title={title} id={id} className={className}>
      {children}
    </Callout>
  );
}
