import Layout from '@theme/Layout';

import AskCard from '@site/src/components/sections/ask-card';
import PageSources from '@site/src/components/sections/page-sources';
import FilterWall from '@site/src/components/sections/filter-wall';
import InlineCode from '@site/src/components/sections/inline-code';
import MoreLink from '@site/src/components/sections/more-link';
import PageHead from '@site/src/components/sections/page-head';
import Section from '@site/src/components/sections/section';
import Seo from '@site/src/components/seo';
import {breadcrumbData, collectionData} from '@site/src/components/seo/structured-data';
import {useSiteIdentity} from '@site/src/components/seo/use-site-identity';
import RichText from '@site/src/components/templates/rich-text';
import BoxIcon from '@site/src/components/ui/icon/box';
import BranchIcon from '@site/src/components/ui/icon/branch';
import DatabaseIcon from '@site/src/components/ui/icon/database';
import PulseIcon from '@site/src/components/ui/icon/pulse';
import QueueIcon from '@site/src/components/ui/icon/queue';
import ShieldIcon from '@site/src/components/ui/icon/shield';
import {apps, appsPage as words, categories, type FeaturedApp} from '@site/src/data/apps';
import sources from '@site/src/data/apps.evidence.yaml';

import styles from './styles.module.css';

const PATH = '/opensourceApps';
const ICONS = {develop: BranchIcon, data: DatabaseIcon, middleware: QueueIcon, observe: PulseIcon, platform: ShieldIcon, sample: BoxIcon} as const;

function AppCard({app, hidden}: {readonly app: FeaturedApp; readonly hidden: boolean}) {
  const {name, category, what, brings, search, guide} = app;
  const Icon = ICONS[category];
  return (
    <li className={styles.card} hidden={hidden}>
      <div className={styles.top}>
        <span className={styles.tile}>
          <Icon />
        </span>
        <h2 className={styles.name}>{name}</h2>
        <span className={styles.category}>{categories.find(({key}) => key === category)?.label}</span>
      </div>
      <p className={styles.what}>{what}</p>
      <div className={styles.foot}>
        <dl className={styles.facts}>
          <div>
            <dt>{words.search}</dt>
            <dd>
              <InlineCode text={`\`${search ?? name}\``} />
            </dd>
          </div>
          {brings !== undefined && (
            <div>
              <dt>{words.comes}</dt>
              <dd>{brings}</dd>
            </div>
          )}
        </dl>
        {guide && (
          <MoreLink to={guide.to} className={styles.guide}>
            {guide.label}
          </MoreLink>
        )}
      </div>
    </li>
  );
}

/** A wall of applications to install from the store, and how to install them. */
export default function AppsPage() {
  const {site, absolute} = useSiteIdentity();
  const {name, title, lede, description, keywords, filter, how, ask} = words;
  return (
    <Layout>
      <Seo
        title={name}
        description={description}
        keywords={keywords}
        structuredData={[
          collectionData(site, {title: name, description, url: absolute(PATH), members: apps.map((app) => ({name: app.name}))}),
          breadcrumbData(site, [{name, url: absolute(PATH)}]),
        ]}
      />
      <main>
        <div className={styles.page}>
          <PageHead crumbs={[{name: site.name, to: '/'}, {name}]} title={title} lede={lede} />
          <div className={styles.wall}>
            <FilterWall
              parameter="category"
              label={filter}
              options={categories}
              items={apps.map((app) => ({id: app.id, tags: [app.category], render: (hidden) => <AppCard app={app} hidden={hidden} key={app.id} />}))}
              last={<AskCard title={ask.title} text={ask.text} link={{to: ask.to, label: ask.link}} />}
            />
          </div>
        </div>
        <Section tone="sunken" layout="beside" title={how.title} sub={how.sub}>
          <div>
            <ol className={styles.steps}>
              {how.steps.map((step) => (
                <li key={step}>
                  <span>
                    <RichText text={step} />
                  </span>
                </li>
              ))}
            </ol>
            <div className={styles.links}>
              <MoreLink to="/docs/store/install/onLineInstall">{how.guide}</MoreLink>
              <MoreLink to="/docs/store/install/appPackage">{how.offline}</MoreLink>
            </div>
          </div>
        </Section>
        <PageSources list={sources} />
      </main>
    </Layout>
  );
}
