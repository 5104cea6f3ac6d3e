import Layout from '@theme/Layout';

import VendorLanding from '@site/src/components/illustrations/vendor-landing';
import Commands from '@site/src/components/install-options/commands';
import ValuesFile from '@site/src/components/install-options/values-file';
import {Failure, Failures} from '@site/src/components/mdx/failures';
import Canvas from '@site/src/components/sections/canvas';
import InlineCode from '@site/src/components/sections/inline-code';
import LinkRows from '@site/src/components/sections/link-rows';
import PageSources from '@site/src/components/sections/page-sources';
import MoreLink from '@site/src/components/sections/more-link';
import PageHead from '@site/src/components/sections/page-head';
import Section from '@site/src/components/sections/section';
import Seo from '@site/src/components/seo';
import {articleData, breadcrumbData} from '@site/src/components/seo/structured-data';
import {useSharingImage} from '@site/src/components/seo/use-sharing-image';
import {useSiteIdentity} from '@site/src/components/seo/use-site-identity';
import RichText from '@site/src/components/templates/rich-text';
import BookIcon from '@site/src/components/ui/icon/book';
import FileIcon from '@site/src/components/ui/icon/file';
import LayersIcon from '@site/src/components/ui/icon/layers';
import RocketIcon from '@site/src/components/ui/icon/rocket';
import {product} from '@site/src/config/product';
import {vendorCommands as commands, vendorWords as words} from '@site/src/data/vendors/shared';
import type {Vendor} from '@site/src/data/vendors/types';
import {helmValues, installWithFile, toYaml} from '@site/src/lib/helm-values';

import Pairs from './pairs';
import GuideStep from './step';
import styles from './styles.module.css';
import {useCurrent} from './use-current';

const STEPS = ['prepare', 'connect', 'values', 'run', 'verify', 'trouble', 'clean'] as const;

/** The steps of the page, for windows that have room for them. */
function Contents() {
  const current = useCurrent(STEPS);
  return (
    <nav className={styles.contents} aria-label={words.contents}>
      <ol>
        {STEPS.map((key) => (
          <li key={key}>
            <a href={`#${key}`} aria-current={key === current ? 'true' : undefined}>{words[key].title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

type Props = {
  readonly vendor: Vendor;
  /** Where its statements about the platform are written: what its file of evidence exports. */
  readonly sources: string;
};

/** How to install on one cloud, from the resources to the cleaning up. */
export default function VendorPage({vendor, sources}: Props) {
  const {site, absolute} = useSiteIdentity();
  const image = useSharingImage();
  const {name, title, lede, description, keywords, path, products, resources, connect, options, valueNotes, consoleAddress, failures, generator, guide} = vendor;
  const values = helmValues(options);
  const url = absolute(path);
  const number = (key: (typeof STEPS)[number]) => ({id: key, number: STEPS.indexOf(key) + 1, title: words[key].title});
  return (
    <Layout>
      <Seo
        title={title.replace(/[。.]$/, '')}
        description={description}
        keywords={keywords}
        structuredData={[
          {...articleData(site, {title, description, url, image, keywords}), '@type': 'TechArticle'},
          breadcrumbData([
            {name: site.name, url: site.home},
            {name: words.install, url: absolute('/docs/installation/')},
            {name, url},
          ]),
        ]}
      />
      <main>
        <div className={styles.page}>
          <PageHead crumbs={[{name: words.install, to: '/docs/installation/'}, {name}]} title={title} lede={lede} />
          <Canvas>
            <VendorLanding products={products} />
          </Canvas>
          <div className={styles.guide}>
            <Contents />
            <div>
              <GuideStep {...number('prepare')}>
                <p>{words.prepare.text}</p>
                <Pairs
                  head={[words.columns.resource, words.columns.need, words.columns.text]}
                  rows={resources.map((resource) => ({name: resource.name, text: resource.text, badge: {text: words.need[resource.need], strong: resource.need === 'must'}}))}
                />
              </GuideStep>
              <GuideStep {...number('connect')}>
                <p>
                  <RichText text={connect} />
                </p>
                <Commands
                  lines={[{comment: words.connect.comment}, {command: commands.nodes}, {comment: words.connect.runtime}, {command: commands.runtimes}]}
                />
              </GuideStep>
              <GuideStep {...number('values')}>
                <p>{words.values.text}</p>
                <div className={styles.values}>
                  <ValuesFile yaml={toYaml(values)} />
                  <div className={styles.notes}>
                    <Pairs head={[words.columns.part, words.columns.mind]} rows={valueNotes.map(({key, text}) => ({name: key, text, code: true}))} />
                    <MoreLink to={`/helm/${generator}`}>{words.values.generator}</MoreLink>
                  </div>
                </div>
              </GuideStep>
              <GuideStep {...number('run')}>
                <p>
                  <RichText text={words.run.text} />
                </p>
                <Commands
                  lines={[
                    ...commands.prepare.map((command) => ({command})),
                    {command: installWithFile(product.latestPatch, values)},
                    {comment: words.run.watch},
                    {command: commands.watch},
                  ]}
                />
              </GuideStep>
              <GuideStep {...number('verify')}>
                <p>
                  <RichText text={vendor.verifyNote} />
                </p>
                <Commands
                  lines={[
                    {comment: words.verify.conditions},
                    {command: commands.conditions},
                    {comment: words.verify.volumes},
                    {command: commands.volumes},
                    {comment: words.verify.address},
                    {command: commands.address},
                  ]}
                />
                <p>
                  {words.verify.open} <InlineCode text={`\`${consoleAddress}\``} />
                  {words.verify.first}
                </p>
              </GuideStep>
              <GuideStep {...number('trouble')}>
                <p>
                  <RichText text={words.trouble.text} />
                </p>
                <Failures>
                  {failures.map(({id, message, where, symptom, text, more}) => (
                    <Failure id={id} message={message} where={where} symptom={symptom} key={id}>
                      <p className={styles.remedy}>
                        <RichText text={text} />
                      </p>
                      {more && <MoreLink to={more.to}>{more.label}</MoreLink>}
                    </Failure>
                  ))}
                </Failures>
                <MoreLink to="/docs/troubleshooting/installation/helm">{words.trouble.more}</MoreLink>
              </GuideStep>
              <GuideStep {...number('clean')}>
                <p>{words.clean.text}</p>
                <Commands
                  lines={[
                    {command: commands.uninstall},
                    {comment: words.clean.volumes},
                    {command: commands.listVolumes},
                  ]}
                />
                <p className={styles.between}>{words.clean.delete}</p>
                <Commands lines={[{command: commands.deleteVolumes}, {command: commands.deleteNamespace}]} />
                <p>{vendor.cleanNote}</p>
                <MoreLink to="/docs/installation/uninstall#helm">{words.clean.more}</MoreLink>
              </GuideStep>
            </div>
          </div>
        </div>
        <Section tone="sunken" layout="beside" title={words.next.title} sub={words.next.sub}>
          <LinkRows
            rows={[
              {to: '/docs/quick-start/getting-started', icon: RocketIcon, title: words.next.start, note: words.next.startNote},
              {...guide, icon: BookIcon},
              {to: '/docs/installation/install-with-helm/vaules-config', icon: FileIcon, title: words.next.values, note: words.next.valuesNote},
              {to: '/docs/installation/ha-deployment/', icon: LayersIcon, title: words.next.ha, note: words.next.haNote},
            ]}
          />
        </Section>
        <PageSources list={sources} />
      </main>
    </Layout>
  );
}
