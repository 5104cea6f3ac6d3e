import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import clsx from 'clsx';

import MoreLink from '@site/src/components/sections/more-link';
import PageSources from '@site/src/components/sections/page-sources';
import PageHead from '@site/src/components/sections/page-head';
import Section from '@site/src/components/sections/section';
import Seo from '@site/src/components/seo';
import {breadcrumbData, pageData} from '@site/src/components/seo/structured-data';
import {useSiteIdentity} from '@site/src/components/seo/use-site-identity';
import ButtonLink from '@site/src/components/ui/button-link';
import CheckIcon from '@site/src/components/ui/icon/check';
import HandshakeIcon from '@site/src/components/ui/icon/handshake';
import PulseIcon from '@site/src/components/ui/icon/pulse';
import RocketIcon from '@site/src/components/ui/icon/rocket';
import ShieldIcon from '@site/src/components/ui/icon/shield';
import {product} from '@site/src/config/product';
import {additions, confusionColumns, confusions, editions, enterprisePage as words} from '@site/src/data/enterprise';
import sources from '@site/src/data/enterprise.evidence.yaml';

import EditionTable from './edition-table';
import styles from './styles.module.css';

const ICONS = {observe: PulseIcon, release: RocketIcon, comply: ShieldIcon, service: HandshakeIcon} as const;
const PATH = '/enterprise_server/';

function Editions() {
  return (
    <ul className={styles.editions}>
      {editions.map(({key, name, price, text, points, action}) => (
        <li className={clsx(styles.edition, key === 'subscription' && styles.middle)} key={key}>
          <h2 className={styles.name}>{name}</h2>
          <p className={styles.price}>{price}</p>
          <p className={styles.text}>{text}</p>
          <ul className={styles.points}>
            {points.map((point) => (
              <li key={point}>
                <CheckIcon />
                {point}
              </li>
            ))}
          </ul>
          <ButtonLink look={key === 'community' ? 'brand' : 'plain'} to={action.to} className={styles.action}>
            {action.label}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}

/** What sounds alike. Where there is room the columns are named once for the eye, and in each row for the ear. */
function Confusions() {
  const {open, paid} = confusionColumns;
  return (
    <>
      <p className={styles.confusionHead} aria-hidden="true">
        <span>{open}</span>
        <span>{paid}</span>
      </p>
      <dl className={styles.confusions}>
        {confusions.map((entry) => (
          <div key={entry.name}>
            <dt>{entry.name}</dt>
            <dd>
              <small>{open}</small>
              {entry.open}
            </dd>
            <dd>
              <small>{paid}</small>
              {entry.paid}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** The editions, what they add, and how to get in touch. */
export default function EnterprisePage() {
  const {site, absolute} = useSiteIdentity();
  const {name, title, lede, description, keywords, compare, adds, confused, contact} = words;
  return (
    <Layout>
      <Seo
        title={name}
        description={description}
        keywords={keywords}
        structuredData={[
          pageData(site, {title: name, description, url: absolute(PATH)}),
          breadcrumbData([
            {name: site.name, url: site.home},
            {name, url: absolute(PATH)},
          ]),
        ]}
      />
      <main>
        <div className={styles.page}>
          <PageHead crumbs={[{name: site.name, to: '/'}, {name}]} title={title} lede={lede} />
          <Editions />
        </div>
        <Section id="compare" title={compare.title} sub={compare.sub}>
          <EditionTable />
        </Section>
        <Section tone="sunken" title={adds.title} sub={adds.sub}>
          <ul className={styles.additions}>
            {additions.map(({key, title: heading, text}) => {
              const Icon = ICONS[key];
              return (
                <li key={key}>
                  <span className={styles.tile}>
                    <Icon />
                  </span>
                  <h3>{heading}</h3>
                  <p>{text}</p>
                </li>
              );
            })}
          </ul>
          <MoreLink to="/docs/enterprise/" className={styles.more}>
            {adds.more}
          </MoreLink>
        </Section>
        <Section layout="beside" title={confused.title} sub={confused.sub}>
          <div>
            <Confusions />
            <MoreLink to="/docs/quick-start/edition#clarifications" className={styles.more}>
              {confused.more}
            </MoreLink>
          </div>
        </Section>
        <section className={styles.contact}>
          <div className={styles.contactInner}>
            <h2>{contact.title}</h2>
            <p>{contact.text}</p>
            <div className={styles.buttons}>
              <ButtonLink look="brand" to={contact.links.enquiry}>
                {contact.enquiry}
              </ButtonLink>
              <ButtonLink to={contact.links.demo}>{contact.demo}</ButtonLink>
            </div>
            <p className={styles.others}>
              <Link to={product.vendor}>{contact.vendor}</Link>
              <Link to="/community/support">{contact.community}</Link>
            </p>
          </div>
        </section>
        <PageSources list={sources} />
      </main>
    </Layout>
  );
}
