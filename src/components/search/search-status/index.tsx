import VisuallyHidden from '@site/src/components/ui/visually-hidden';

import {countText} from '../count-text';

type Props = {
  /** Number of results; undefined while there is no response. */
  readonly count: number | undefined;
  readonly failed: boolean;
};

/** Tells screen readers how many results there are. */
export default function SearchStatus({count, failed}: Props) {
  const text = failed || count === undefined ? '' : countText(count);
  return <VisuallyHidden role="status">{text}</VisuallyHidden>;
}
