import {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import {Fragment, type ComponentType} from 'react';

import Closing from '@site/src/components/sections/closing';
import LinkRows from '@site/src/components/sections/link-rows';
import PageHead from '@site/src/components/sections/page-head';
import PageSources from '@site/src/components/sections/page-sources';
import Section from '@site/src/components/sections/section';
import Seo from '@site/src/components/seo';
import {articleData, breadcrumbData} from '@site/src/components/seo/structured-data';
import {useSharingImage} from '@site/src/components/seo/use-sharing-image';
import {useSiteIdentity} from '@site/src/components/seo/use-site-identity';
import ButtonLink from '@site/src/components/ui/button-link';
import type {IconComponent} from '@site/src/components/ui/icon';
import ArrowRightIcon from '@site/src/components/ui/icon/arrow-right';
import BookIcon from '@site/src/components/ui/icon/book';
import DiscIcon from '@site/src/components/ui/icon/disc';
import EditIcon from '@site/src/components/ui/icon/edit';
import LayersIcon from '@site/src/components/ui/icon/layers';
import UserIcon from '@site/src/components/ui/icon/user';
import type {FeatureFrontMatter} from '@site/src/lib/front-matter/feature';
import type {PageLayout, PageExtras} from '@site/src/lib/written-page';

import styles from './opening.module.css';

/** Icon of a destination, by the part of the site it is in. */
function iconOf(to: string): IconComponent {
  if (to.startsWith('/case')) return UserIcon;
  if (to.startsWith('/usescene')) return DiscIcon;
  if (to.startsWith('/blog')) return EditIcon;
  return to.startsWith('/docs') ? BookIcon : LayersIcon;
}

/** The promise, with each sentence in an element of its own, so that lines break between sentences first. */
function PromiseLines({text}: {readonly text: string}) {
  return text.split(/(?<=\.) /).map((sentence, index) => (
    <Fragment key={sentence}>
      {index > 0 && ' '}
      <span className={styles.sentence}>{sentence}</span>
    </Fragment>
  ));
}

type Page = FeatureFrontMatter &
  PageExtras & {
    readonly Drawing: ComponentType;
    /** The background of the first band. */
    readonly ground: string;
  };

/** Makes the layout of a page about one feature of the platform. */
export default function featurePage({path, title, description, keywords, name, promise, lede, place, more, next, ground, sources, Drawing}: Page): PageLayout {
  return function FeaturePage({children}) {
    const {site, absolute} = useSiteIdentity();
    const url = absolute(path);
    const image = useSharingImage();
    return (
      <Layout>
        <Seo
          title={title}
          description={description}
          keywords={keywords}
          structuredData={[
            articleData(site, {title, description, url, image, keywords}),
            breadcrumbData(site, [{name, url}]),
          ]}
        />
        <main>
          <div className={clsx(styles.opening, styles[place], ground === 'sunken' && styles.apart)}>
            <PageHead crumbs={[{name: site.name, to: '/'}, {name}]} title={<PromiseLines text={promise} />} lede={lede}>
              <div className={styles.actions}>
                <ButtonLink look="brand" to="/docs/quick-start/quick-install">
                  {translate({id: 'feature.install', message: '立即安装', description: 'Main button of a feature page, leads to the installation'})}
                </ButtonLink>
                <ButtonLink to={more.to}>
                  {more.label}
                  <ArrowRightIcon />
                </ButtonLink>
              </div>
            </PageHead>
            <div className={styles.stage}>
              <Drawing />
            </div>
          </div>
          {children}
          <Section
            tone="sunken"
            layout="beside"
            title={translate({id: 'feature.next', message: '场景、案例与文章。', description: 'Title of the links at the end of a feature page'})}
            sub={translate({id: 'feature.nextSub', message: '任务的步骤，用户的做法，和相关的原理。', description: 'Explains the title of the links at the end of a feature page'})}>
            <LinkRows rows={next.map((row) => ({...row, icon: iconOf(row.to)}))} />
          </Section>
          {sources !== undefined && <PageSources list={sources} />}
          <Closing />
        </main>
      </Layout>
    );
  };
}
