import type {Props} from '@theme/MDXPage';
import MDXPage from '@theme-original/MDXPage';

import '@site/src/css/article.css';

/** An MDX page without a template, which gets the styles of the documentation. */
export default function MDXPageWrapper(props: Props) {
  return <MDXPage {...props} />;
}
