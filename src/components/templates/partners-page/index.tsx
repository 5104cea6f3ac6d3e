import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';

import PartnerExchange from '@site/src/components/illustrations/partner-exchange';
import Canvas from '@site/src/components/sections/canvas';
import MoreLink from '@site/src/components/sections/more-link';
import PageHead from '@site/src/components/sections/page-head';
import Section from '@site/src/components/sections/section';
import Seo from '@site/src/components/seo';
import {breadcrumbData, collectionData} from '@site/src/components/seo/structured-data';
import {useSiteIdentity} from '@site/src/components/seo/use-site-identity';
import ButtonLink from '@site/src/components/ui/button-link';
import ArrowRightIcon from '@site/src/components/ui/icon/arrow-right';
import BoxIcon from '@site/src/components/ui/icon/box';
import CheckIcon from '@site/src/components/ui/icon/check';
import ExternalIcon from '@site/src/components/ui/icon/external';
import MeshIcon from '@site/src/components/ui/icon/mesh';
import {product} from '@site/src/config/product';
import {kinds, partners, partnersPage as words, steps} from '@site/src/data/partners';

import styles from './styles.module.css';

const PATH = '/partners/';
const ICONS = {application: BoxIcon, plugin: MeshIcon} as const;

function Side({title, points}: {readonly title: string; readonly points: readonly string[]}) {
  return (
    <div>
      <h4 className={styles.side}>{title}</h4>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point}>
            <CheckIcon />
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Kinds() {
  return (
    <div className={styles.kinds}>
      {kinds.map(({key, title, text, you, we, guide}) => {
        const Icon = ICONS[key];
        return (
          <article className={styles.kind} key={key}>
            <h3>
              <span className={styles.tile}>
                <Icon />
              </span>
              {title}
            </h3>
            <p className={styles.text}>{text}</p>
            <div className={styles.sides}>
              <Side title={words.kinds.you} points={you} />
              <Side title={words.kinds.we} points={we} />
            </div>
            <MoreLink to={guide.to} className={styles.guide}>
              {guide.label}
            </MoreLink>
          </article>
        );
      })}
    </div>
  );
}

/** The partners, grouped by what they contribute. */
function Partners() {
  return kinds.map(({key, title}) => (
    <section className={styles.group} aria-labelledby={`partners-${key}`} key={key}>
      <h3 className={styles.groupTitle} id={`partners-${key}`}>
        {title}
      </h3>
      <ul className={styles.partners}>
        {partners
          .filter(({kind}) => kind === key)
          .map(({name, url, what}) => (
            <li key={name}>
              <Link to={url}>
                <b>
                  {name}
                  <ExternalIcon className={styles.external} />
                </b>
                <span>{what}</span>
              </Link>
            </li>
          ))}
      </ul>
    </section>
  ));
}

/** Kinds of partnership, how to be listed, and the partners. */
export default function PartnersPage() {
  const {site, absolute} = useSiteIdentity();
  const {name, title, lede, description, keywords, apply, how, list, closing} = words;
  return (
    <Layout>
      <Seo
        title={name}
        description={description}
        keywords={keywords}
        structuredData={[
          collectionData(site, {title: name, description, url: absolute(PATH), members: partners.map((partner) => ({name: partner.name, url: partner.url}))}),
          breadcrumbData(site, [{name, url: absolute(PATH)}]),
        ]}
      />
      <main>
        <div className={styles.page}>
          <PageHead crumbs={[{name: site.name, to: '/'}, {name}]} title={title} lede={lede}>
            <div className={styles.buttons}>
              <ButtonLink look="brand" to={product.partnerForm}>
                {apply}
              </ButtonLink>
              <ButtonLink to="/docs/store/onLine/aindex">{how}</ButtonLink>
            </div>
          </PageHead>
          <Canvas>
            <PartnerExchange />
          </Canvas>
        </div>
        <Section title={words.kinds.title} sub={words.kinds.sub}>
          <Kinds />
        </Section>
        <Section tone="sunken" layout="beside" title={words.steps.title} sub={words.steps.sub}>
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step.title}>
                <Link to={step.to}>
                  <b>{step.title}</b>
                  <span>{step.text}</span>
                  <ArrowRightIcon className={styles.arrow} />
                </Link>
              </li>
            ))}
          </ol>
        </Section>
        <Section title={list.title} sub={list.sub}>
          <Partners />
        </Section>
        <section className={styles.closing}>
          <div className={styles.closingInner}>
            <h2>{closing.title}</h2>
            <p>{closing.text}</p>
            <div className={styles.buttons}>
              <ButtonLink look="brand" to={product.partnerForm}>
                {apply}
              </ButtonLink>
              <ButtonLink to="/opensourceApps">{closing.apps}</ButtonLink>
            </div>
          </div>
        </section>
      </main>
    </Layout>
  );
}
