import {translate} from '@docusaurus/Translate';
import type {Props as PageProps} from '@theme/MDXPage';

import Motif from '@site/src/components/sections/scene-card/motif';
import ArticlePage from '@site/src/components/templates/article-page';
import {sceneById, scenePath} from '@site/src/data/scenes';
import {sceneWall} from '@site/src/data/walls';

import {readScene} from './front-matter';

/** A use scene: the task, how to do it, what it requires. */
export default function ScenePage({content: Content}: PageProps) {
  const {title = '', description = '', frontMatter} = Content.metadata;
  const {id, lede, facts, next} = readScene(frontMatter);
  const entry = sceneById(id);
  return (
    <ArticlePage
      path={scenePath(entry)}
      wall={{name: sceneWall.name, to: '/usescene/'}}
      name={entry.title}
      title={title}
      windowTitle={`${title} · ${entry.title}`}
      description={description}
      keywords={frontMatter.keywords ?? []}
      lede={lede}
      factsLabel={translate({id: 'scene.facts.label', message: '场景要点', description: 'Accessible name of the box of facts beside a use scene'})}
      facts={[
        {term: translate({id: 'scene.facts.audience', message: '适合谁', description: 'Fact about a use scene: for whom it is'}), text: facts.audience},
        {term: translate({id: 'scene.facts.problem', message: '要解决的问题', description: 'Fact about a use scene: the problem'}), text: facts.problem},
        {term: translate({id: 'scene.facts.requires', message: '先要有', description: 'Fact about a use scene: what is needed first'}), text: facts.requires},
        {term: translate({id: 'scene.facts.outcome', message: '做完得到', description: 'Fact about a use scene: what one has in the end'}), text: facts.outcome},
      ]}
      action={
        entry.start ?? {
          to: '/docs/quick-start/quick-install',
          label: translate({id: 'scene.page.action', message: '安装一套，照着做', description: 'Button beside a use scene, leads to the quick installation'}),
        }
      }
      drawing={<Motif of={entry} moves />}
      next={next}
      toc={Content.toc}>
      <Content />
    </ArticlePage>
  );
}
