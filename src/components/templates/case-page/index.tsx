import {translate} from '@docusaurus/Translate';
import type {Props as PageProps} from '@theme/MDXPage';

import ClaimBadge from '@site/src/components/sections/claim-badge';
import Figures from '@site/src/components/sections/figures';
import ArticlePage from '@site/src/components/templates/article-page';
import {caseById, casePath} from '@site/src/data/cases';
import {caseWall} from '@site/src/data/walls';

import {readCase} from './front-matter';
import styles from './styles.module.css';

/** A customer's case: the claims with their source, the story, the facts at its side. */
export default function CasePage({content: Content}: PageProps) {
  const {title = '', description = '', frontMatter} = Content.metadata;
  const {id, lede, facts, source, figures, next} = readCase(frontMatter);
  const entry = caseById(id);
  return (
    <ArticlePage
      path={casePath(entry)}
      wall={{name: caseWall.name, to: '/case/'}}
      name={entry.name}
      title={title}
      windowTitle={`${title} · ${entry.name}`}
      description={description}
      keywords={frontMatter.keywords ?? []}
      lede={lede}
      factsLabel={translate({id: 'case.facts.label', message: '案例要点', description: 'Accessible name of the box of facts beside a case'})}
      facts={[
        {term: translate({id: 'case.facts.customer', message: '客户', description: 'Fact about a case'}), text: facts.customer},
        {term: translate({id: 'case.facts.industry', message: '行业', description: 'Fact about a case'}), text: facts.industry},
        {term: translate({id: 'case.facts.challenge', message: '问题', description: 'Fact about a case: what was difficult'}), text: facts.challenge},
        {term: translate({id: 'case.facts.used', message: '用到的能力', description: 'Fact about a case: what was used'}), text: facts.used},
        {
          term: translate({id: 'case.facts.outcome', message: '结果', description: 'Fact about a case'}),
          text: (
            <>
              {facts.outcome}
              <p className={styles.claim}>
                <ClaimBadge by={entry.claimBy} />
              </p>
            </>
          ),
        },
      ]}
      action={{
        to: '/docs/quick-start/quick-install',
        label: translate({id: 'case.page.action', message: '装一套试试', description: 'Button beside a case, leads to the quick installation'}),
      }}
      opening={<Figures source={source} figures={figures} />}
      next={next}
      toc={Content.toc}>
      <Content />
    </ArticlePage>
  );
}
