import type {Props} from '@theme/Details';
import {isValidElement, type ReactNode} from 'react';

import Fold from '@site/src/components/mdx/fold';

/** The theme passes either the whole `summary` element or its text. */
function summaryContent(summary: Props['summary']): ReactNode {
  return isValidElement<{children?: ReactNode}>(summary) ? summary.props.children : summary;
}

export default function Details({summary, ...props}: Props) {
  return <Fold {...props} summary={<span>{summaryContent(summary)}</span>} />;
}
