import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';

import {Card, Cards, Landing, LandingHeading, Rows} from '@site/src/components/reading/landing';
import type {IconComponent} from '@site/src/components/ui/icon';
import BranchIcon from '@site/src/components/ui/icon/branch';
import ChatIcon from '@site/src/components/ui/icon/chat';
import ExternalIcon from '@site/src/components/ui/icon/external';
import HelpIcon from '@site/src/components/ui/icon/help';
import TagIcon from '@site/src/components/ui/icon/tag';
import UsersIcon from '@site/src/components/ui/icon/users';
import {areas, firstSteps, newest, rules, type AreaKey} from '@site/src/data/community-landing';

import styles from './styles.module.css';

const icons: Readonly<Record<AreaKey, IconComponent>> = {
  support: ChatIcon,
  change: TagIcon,
  contribution: BranchIcon,
  members: UsersIcon,
  faqs: HelpIcon,
  sites: ExternalIcon,
};

function Newest() {
  return (
    <div className={styles.newest}>
      <p className={styles.words}>
        <Translate id="community.newest.label" description="Stands before the number of the newest version">
          本站对应的版本
        </Translate>{' '}
        <b>{newest.version}</b> <time dateTime={newest.date}>{newest.date}</time>
        <span>{newest.summary}</span>
      </p>
      <ul>
        {newest.links.map(({to, label}) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Landing page of the community area: what it contains, the newest version, and how to take part. */
export default function CommunityLanding() {
  return (
    <Landing
      title={translate({id: 'community.title', message: 'Rainbond 社区', description: 'Title of the first page of the community area'})}
      lead={translate({id: 'community.lead', message: '到哪里提问，每个版本改了什么，怎样开始第一次贡献。', description: 'Sentence below the title of the first page of the community area'})}
      tools={<Newest />}>
      <LandingHeading id="areas">
        <Translate id="community.areas" description="Heading above the parts of the community area">
          社区里有什么
        </Translate>
      </LandingHeading>
      <Cards>
        {areas.map(({key, ...area}) => (
          <Card key={key} icon={icons[key]} {...area} />
        ))}
      </Cards>
      <div className={styles.halves}>
        <section>
          <LandingHeading id="first-steps">
            <Translate id="community.steps" description="Heading above first contributions">
              按手头的时间，选一件事
            </Translate>
          </LandingHeading>
          <Rows className={styles.steps} links={firstSteps} />
        </section>
        <section>
          <LandingHeading id="rules">
            <Translate id="community.rules" description="Heading above what all who take part keep to">
              大家都遵守的约定
            </Translate>
          </LandingHeading>
          <Rows className={styles.rules} links={rules} />
        </section>
      </div>
    </Landing>
  );
}
