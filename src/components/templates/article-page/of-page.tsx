import type {Props} from '@theme/MDXPage';

import CasePage from '@site/src/components/templates/case-page';
import ScenePage from '@site/src/components/templates/scene-page';

/** A case or a use scene, depending on the front matter. The two templates are nearly the same and share a script. */
export default function ArticleOfPage(props: Props) {
  return 'case' in props.content.frontMatter ? <CasePage {...props} /> : <ScenePage {...props} />;
}
