import type {TOCItem} from '@docusaurus/mdx-loader';
import {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import Closing from '@site/src/components/sections/closing';
import LinkRows from '@site/src/components/sections/link-rows';
import PageHead from '@site/src/components/sections/page-head';
import Section from '@site/src/components/sections/section';
import Seo from '@site/src/components/seo';
import {articleData, breadcrumbData} from '@site/src/components/seo/structured-data';
import {useSharingImage} from '@site/src/components/seo/use-sharing-image';
import {useSiteIdentity} from '@site/src/components/seo/use-site-identity';
import type {NextLink} from '@site/src/lib/front-matter';
import ButtonLink from '@site/src/components/ui/button-link';
import type {IconComponent} from '@site/src/components/ui/icon';
import BookIcon from '@site/src/components/ui/icon/book';
import DiscIcon from '@site/src/components/ui/icon/disc';
import UserIcon from '@site/src/components/ui/icon/user';

import '@site/src/css/article.css';

import styles from './styles.module.css';

/** An entry in the box at the side. */
export type Fact = {readonly term: string; readonly text: ReactNode};

type Props = {
  /** Path of the page, without the locale. */
  readonly path: string;
  /** The wall that the article belongs to. */
  readonly wall: {readonly name: string; readonly to: string};
  /** Name of the article in breadcrumbs. */
  readonly name: string;
  readonly title: string;
  /** Title of the browser window. */
  readonly windowTitle: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly lede: string;
  readonly facts: readonly Fact[];
  readonly factsLabel: string;
  /** The one thing to do after reading. */
  readonly action: {readonly to: string; readonly label: string};
  /** Shown above the facts. */
  readonly drawing?: ReactNode;
  /** Shown above the text. */
  readonly opening?: ReactNode;
  readonly next: readonly NextLink[];
  /** Headings of the text. */
  readonly toc: readonly TOCItem[];
  readonly children: ReactNode;
};

/** Icon of a destination, by the part of the site it is in. */
function iconOf(to: string): IconComponent {
  if (to.startsWith('/case')) return UserIcon;
  if (to.startsWith('/usescene')) return DiscIcon;
  return BookIcon;
}

/** The chapters of the text, for viewports that have space for them. */
function Contents({toc}: {readonly toc: readonly TOCItem[]}) {
  return (
    <nav className={styles.contents} aria-label={translate({id: 'templates.article.contents', message: '本页内容', description: 'Accessible name of the list of chapters beside an article'})}>
      <TOCItems toc={toc} minHeadingLevel={2} maxHeadingLevel={2} className={styles.chapters} linkClassName={styles.chapter} linkActiveClassName={styles.current} />
    </nav>
  );
}

/** An article with a box of facts at its side: a case or a use scene. */
export default function ArticlePage({
  path,
  wall,
  name,
  title,
  windowTitle,
  description,
  keywords,
  lede,
  facts,
  factsLabel,
  action,
  drawing,
  opening,
  next,
  toc,
  children,
}: Props) {
  const {site, absolute} = useSiteIdentity();
  const image = useSharingImage();
  const url = absolute(path);
  return (
    <Layout>
      <Seo
        title={windowTitle}
        description={description}
        keywords={keywords}
        structuredData={[
          articleData(site, {title: windowTitle, description, url, image, keywords}),
          breadcrumbData(site, [{name: wall.name, url: absolute(wall.to)}, {name, url}]),
        ]}
      />
      <main>
        <div className={styles.page}>
          <div className={styles.head}>
            <PageHead crumbs={[{name: wall.name, to: wall.to}, {name}]} title={title} lede={lede} />
          </div>
          <div className={styles.side}>
            <aside className={styles.facts} aria-label={factsLabel}>
              {drawing !== undefined && <div className={styles.drawing}>{drawing}</div>}
              <dl>
                {facts.map(({term, text}) => (
                  <div key={term}>
                    <dt>{term}</dt>
                    <dd>{text}</dd>
                  </div>
                ))}
              </dl>
              <ButtonLink look="brand" to={action.to} className={styles.action}>
                {action.label}
              </ButtonLink>
            </aside>
            <Contents toc={toc} />
          </div>
          <article className={clsx('markdown', styles.text)}>
            {opening}
            <MDXContent>{children}</MDXContent>
          </article>
        </div>
        <Section
          tone="sunken"
          layout="beside"
          title={translate({id: 'templates.article.next', message: '延伸阅读。', description: 'Title of the links at the end of a case or a use scene'})}
          sub={translate({id: 'templates.article.nextSub', message: '相近的做法，和动手要用的文档。', description: 'Explains the title of the links at the end'})}>
          <LinkRows rows={next.map((link) => ({...link, icon: iconOf(link.to)}))} />
        </Section>
        <Closing />
      </main>
    </Layout>
  );
}
