import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import clsx from 'clsx';

import type {IconComponent} from '@site/src/components/ui/icon';
import ArrowRightIcon from '@site/src/components/ui/icon/arrow-right';
import BoxIcon from '@site/src/components/ui/icon/box';
import BranchIcon from '@site/src/components/ui/icon/branch';
import CodeIcon from '@site/src/components/ui/icon/code';
import DownloadIcon from '@site/src/components/ui/icon/download';
import PulseIcon from '@site/src/components/ui/icon/pulse';
import RocketIcon from '@site/src/components/ui/icon/rocket';
import SearchIcon from '@site/src/components/ui/icon/search';
import {helpLinks, popularPages, roles, searchExamples, tasks, type LandingLink, type Task, type TaskKey} from '@site/src/data/docs-landing';

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
      <p className={styles.examples}>
        <Translate id="docsLanding.search.examples" description="Stands before examples of searches">
          试试：
        </Translate>
        {searchExamples().map((words) => (
          <Link key={words} to={`/search?q=${encodeURIComponent(words)}`}>
            {words}
          </Link>
        ))}
      </p>
    </>
  );
}

function TaskCard({task: {key, title, text, more}, links}: {readonly task: Task; readonly links: readonly LandingLink[]}) {
  const [section] = useExisting()(more ? [more] : []);
  const TaskIcon = icons[key];
  const isFirst = key === 'start';
  const List = isFirst ? 'ol' : 'ul';
  return (
    <section className={clsx(styles.task, isFirst && styles.first)}>
      <Heading as="h3" className={styles.taskTitle}>
        <TaskIcon />
        {title}
      </Heading>
      <p>{text}</p>
      <List>
        {links.map(({to, label, note}) => (
          <li key={to}>
            <Link to={to}>
              {label}
              {note && <small>{note}</small>}
            </Link>
          </li>
        ))}
      </List>
      {section && (
        <Link className={styles.more} to={section.to}>
          {section.label}
          <ArrowRightIcon />
        </Link>
      )}
    </section>
  );
}

function Tasks() {
  const existing = useExisting();
  const shown = tasks().flatMap((task) => {
    const links = existing(task.links, 4);
    return links.length > 0 ? [{task, links}] : [];
  });
  return (
    <div className={styles.tasks}>
      {shown.map(({task, links}) => (
        <TaskCard key={task.key} task={task} links={links} />
      ))}
    </div>
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

function Rows({links, className}: {readonly links: readonly LandingLink[]; readonly className: string | undefined}) {
  return (
    <ul className={className}>
      {links.map(({to, label, note}) => (
        <li key={to}>
          <Link to={to}>
            <span>{label}</span>
            <small>{note}</small>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The documentation's first page: by task, by role, and what is read often. */
export default function DocsLanding() {
  const existing = useExisting();
  return (
    <div className={styles.landing}>
      <header>
        <Heading as="h1" className={styles.title}>
          <Translate id="docsLanding.title" description="Title of the docs landing page">
            Rainbond 文档
          </Translate>
        </Heading>
        <p className={styles.lead}>
          <Translate id="docsLanding.lead" description="Sentence below the title of the docs landing page">
            从装好平台到把应用交付出去，按你手上的任务找到那一页。
          </Translate>
        </p>
        <SearchForm />
      </header>

      <Heading as="h2" id="tasks" className={styles.heading}>
        <Translate id="docsLanding.tasks" description="Heading on the docs landing page">
          我想…
        </Translate>
      </Heading>
      <Tasks />

      <Heading as="h2" id="roles" className={styles.heading}>
        <Translate id="docsLanding.roles" description="Heading on the docs landing page">
          按角色阅读
        </Translate>
      </Heading>
      <Roles />

      <div className={styles.halves}>
        <section>
          <Heading as="h2" id="popular" className={styles.heading}>
            <Translate id="docsLanding.popular" description="Heading on the docs landing page">
              常用页面
            </Translate>
          </Heading>
          <Rows className={clsx(styles.rows, styles.popular)} links={existing(popularPages(), 8)} />
        </section>
        <section>
          <Heading as="h2" id="help" className={styles.heading}>
            <Translate id="docsLanding.help" description="Heading on the docs landing page">
              版本与帮助
            </Translate>
          </Heading>
          <Rows className={clsx(styles.rows, styles.help)} links={existing(helpLinks())} />
        </section>
      </div>
    </div>
  );
}
