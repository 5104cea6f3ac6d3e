import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';

import {Card, Cards, Landing, LandingHeading, Rows} from '@site/src/components/reading/landing';
import type {IconComponent} from '@site/src/components/ui/icon';
import BoxIcon from '@site/src/components/ui/icon/box';
import BranchIcon from '@site/src/components/ui/icon/branch';
import CodeIcon from '@site/src/components/ui/icon/code';
import DownloadIcon from '@site/src/components/ui/icon/download';
import PulseIcon from '@site/src/components/ui/icon/pulse';
import RocketIcon from '@site/src/components/ui/icon/rocket';
import SearchIcon from '@site/src/components/ui/icon/search';
import {helpLinks, popularPages, roles, searchExamples, tasks, type Task, type TaskKey} from '@site/src/data/docs-landing';
import type {LandingLink} from '@site/src/data/landing-link';

import styles from './styles.module.css';
import {useExisting} from './use-existing';

const icons: Readonly<Record<TaskKey, IconComponent>> = {
  start: RocketIcon,
  install: DownloadIcon,
  deploy: CodeIcon,
  deliver: BoxIcon,
  operate: PulseIcon,
  extend: BranchIcon,
};

function SearchForm() {
  const search = useBaseUrl('/search');
  return (
    <>
      <form className={styles.search} action={search} role="search">
        <SearchIcon className={styles.searchIcon} />
        <input
          className={styles.input}
          type="search"
          name="q"
          aria-label={translate({id: 'docsLanding.search.label', message: '搜索文档', description: 'Name of the search field on the docs landing page'})}
          placeholder={translate({
            id: 'docsLanding.search.placeholder',
            message: '搜索文档、接口、报错原文…',
            description: 'Placeholder of the search field on the docs landing page',
          })}
        />
        <button className={styles.submit} type="submit">
          <Translate id="docsLanding.search.submit" description="Button of the search field on the docs landing page">
            搜索
          </Translate>
        </button>
      </form>
      <p data-search="off" className={styles.examples}>
        <Translate id="docsLanding.search.examples" description="Stands before examples of searches">
          试试：
        </Translate>
        {searchExamples().map((query) => (
          <Link key={query} to={`/search?q=${encodeURIComponent(query)}`}>
            {query}
          </Link>
        ))}
      </p>
    </>
  );
}

function TaskCard({task: {key, title, text, more}, links}: {readonly task: Task; readonly links: readonly LandingLink[]}) {
  const [section] = useExisting()(more ? [more] : []);
  const isFirst = key === 'start';
  return <Card className={isFirst ? styles.first : undefined} icon={icons[key]} ordered={isFirst} title={title} text={text} links={links} more={section} />;
}

function Tasks() {
  const existing = useExisting();
  const shown = tasks().flatMap((task) => {
    const links = existing(task.links, 4);
    return links.length > 0 ? [{task, links}] : [];
  });
  return (
    <Cards>
      {shown.map(({task, links}) => (
        <TaskCard key={task.key} task={task} links={links} />
      ))}
    </Cards>
  );
}

function Roles() {
  const existing = useExisting();
  return (
    <ul className={styles.roles}>
      {roles().map(({title, text, links}) => (
        <li key={title}>
          <Heading as="h3" className={styles.roleTitle}>
            {title}
          </Heading>
          <p>{text}</p>
          <ul>
            {existing(links, 3).map(({to, label}) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

/** Landing page of the documentation: pages by task, by role, and popular pages. */
export default function DocsLanding() {
  const existing = useExisting();
  return (
    <Landing
      title={translate({id: 'docsLanding.title', message: 'Rainbond 文档', description: 'Title of the docs landing page'})}
      lead={translate({id: 'docsLanding.lead', message: '从装好平台到把应用交付出去，按你手上的任务找到那一页。', description: 'Sentence below the title of the docs landing page'})}
      tools={<SearchForm />}>
      <LandingHeading id="tasks">
        <Translate id="docsLanding.tasks" description="Heading on the docs landing page">
          我想…
        </Translate>
      </LandingHeading>
      <Tasks />

      <LandingHeading id="roles">
        <Translate id="docsLanding.roles" description="Heading on the docs landing page">
          按角色阅读
        </Translate>
      </LandingHeading>
      <Roles />

      <div className={styles.halves}>
        <section>
          <LandingHeading id="popular">
            <Translate id="docsLanding.popular" description="Heading on the docs landing page">
              常用页面
            </Translate>
          </LandingHeading>
          <Rows className={styles.popular} links={existing(popularPages(), 8)} />
        </section>
        <section>
          <LandingHeading id="help">
            <Translate id="docsLanding.help" description="Heading on the docs landing page">
              版本与帮助
            </Translate>
          </LandingHeading>
          <Rows className={styles.help} links={existing(helpLinks())} />
        </section>
      </div>
    </Landing>
  );
}
