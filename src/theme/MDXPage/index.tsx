import type {Props} from '@theme/MDXPage';
import MDXPage from '@theme-original/MDXPage';

import '@site/src/css/article.css';

/** A page written in MDX that names no template: it is read as documentation is. */
export default function MDXPageWrapper(props: Props) {
  return <MDXPage {...props} />;
}
