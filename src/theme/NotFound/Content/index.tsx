import type {Props} from '@theme/NotFound/Content';

import NotFoundPage from '@site/src/components/not-found';

export default function NotFoundContent({className}: Props) {
  return <NotFoundPage className={className} />;
}
