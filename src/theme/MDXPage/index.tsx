import type {Props} from '@theme/MDXPage';
import MDXPage from '@theme-original/MDXPage';

import CasePage from '@site/src/components/templates/case-page';
import ScenePage from '@site/src/components/templates/scene-page';
import '@site/src/css/article.css';

/** A page written in MDX names its template in the front matter: `case: <id>` or `scene: <id>`. */
export default function MDXPageWrapper(props: Props) {
  const {frontMatter} = props.content;
  if ('case' in frontMatter) return <CasePage {...props} />;
  if ('scene' in frontMatter) return <ScenePage {...props} />;
  return <MDXPage {...props} />;
}
