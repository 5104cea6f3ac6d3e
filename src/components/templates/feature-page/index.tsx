import {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import {Fragment, type ReactNode} from 'react';

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
import type {Feature, FeatureBand} from '@site/src/data/features/types';

import {Blocks, Claims, Columns, Commands, ConsoleScreen, Steps, Table} from './bands';
import styles from './styles.module.css';

/** Icon of a destination, by the room it is in. */
function iconOf(to: string): IconComponent {
  if (to.startsWith('/case')) return UserIcon;
  if (to.startsWith('/usescene')) return DiscIcon;
  if (to.startsWith('/blog')) return EditIcon;
  return to.startsWith('/docs') ? BookIcon : LayersIcon;
}

function Content(band: FeatureBand) {
  switch (band.kind) {
    case 'blocks':
      return <Blocks {...band} />;
    case 'steps':
      return <Steps {...band} />;
    case 'table':
      return <Table {...band} />;
    case 'columns':
      return <Columns {...band} />;
    case 'commands':
      return <Commands {...band} />;
    case 'claims':
      return <Claims {...band} />;
    case 'screen':
      return <ConsoleScreen {...band} />;
  }
}

type Tone = 'plain' | 'line' | 'sunken';

/** Grounds of the bands, so that neighbours can be told apart by one line and no more. */
function tonesOf(bands: readonly FeatureBand[]): Tone[] {
  const tones: Tone[] = [];
  for (const {kind} of bands) {
    const before = tones.at(-1);
    const sunken = (kind === 'steps' || kind === 'commands') && before !== 'sunken';
    tones.push(sunken ? 'sunken' : before === undefined || before === 'sunken' ? 'plain' : 'line');
  }
  return tones;
}

/** The promise, each sentence in an element of its own: lines break between them first. */
function PromiseLines({text}: {readonly text: string}) {
  return text.split(/(?<=\.) /).map((sentence, index) => (
    <Fragment key={sentence}>
      {index > 0 && ' '}
      <span className={styles.sentence}>{sentence}</span>
    </Fragment>
  ));
}

type Props = {
  readonly feature: Feature;
  readonly drawing: ReactNode;
  /** Where the drawing stands: across the page, or next to the promise where there is room. */
  readonly place: 'below' | 'beside';
  /** Where its statements about the platform are written: what its file of evidence exports. */
  readonly sources: string;
};

/** A page about one ability of the platform. */
export default function FeaturePage({feature, drawing, place, sources}: Props) {
  const {path, name, seo, promise, lede, more, bands, next} = feature;
  const {site, absolute} = useSiteIdentity();
  const url = absolute(path);
  const image = useSharingImage();
  const tones = tonesOf(bands);
  return (
    <Layout>
      <Seo
        {...seo}
        structuredData={[
          articleData(site, {title: seo.title, description: seo.description, url, image, keywords: seo.keywords}),
          breadcrumbData([
            {name: site.name, url: site.home},
            {name, url},
          ]),
        ]}
      />
      <main>
        <div className={clsx(styles.opening, styles[place], tones[0] === 'sunken' && styles.apart)}>
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
          <div className={styles.stage}>{drawing}</div>
        </div>
        {bands.map((band, index) => (
          <Section id={band.id} tone={tones[index]} title={band.title} sub={band.sub} key={band.id}>
            <Content {...band} />
          </Section>
        ))}
        <Section
          tone="sunken"
          layout="beside"
          title={translate({id: 'feature.next', message: '场景、案例与文章。', description: 'Title of the links at the end of a feature page'})}
          sub={translate({id: 'feature.nextSub', message: '任务的步骤，用户的做法，和相关的原理。', description: 'Explains the title of the links at the end of a feature page'})}>
          <LinkRows rows={next.map((row) => ({...row, icon: iconOf(row.to)}))} />
        </Section>
        <PageSources list={sources} />
        <Closing />
      </main>
    </Layout>
  );
}
