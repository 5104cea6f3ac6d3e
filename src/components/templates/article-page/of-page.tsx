import type {Props} from '@theme/MDXPage';

import CasePage from '@site/src/components/templates/case-page';
import ScenePage from '@site/src/components/templates/scene-page';

/** A case or a use scene, whichever the front matter says: they are nearly one template, in one script. */
export default function ArticleOfPage(props: Props) {
  return 'case' in props.content.frontMatter ? <CasePage {...props} /> : <ScenePage {...props} />;
}
