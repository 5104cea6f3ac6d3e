import InlineCode from '@site/src/components/sections/inline-code';
import MoreLink from '@site/src/components/sections/more-link';
import Section from '@site/src/components/sections/section';
import Terminal from '@site/src/components/sections/terminal';
import Tabs from '@site/src/components/ui/tabs';
import {install, installWays} from '@site/src/data/install';

import styles from './styles.module.css';

/** Three ways to install: the commands, and what to keep in mind. */
export default function HomeInstall() {
  const items = installWays.map(({key, name, lines, prompt, notes}) => ({
    itemKey: key,
    tab: name,
    content: (
      <>
        <h3 className={styles.name}>{name}</h3>
        <Terminal lines={lines} prompt={prompt} className={styles.terminal} />
        <ol className={styles.notes}>
          {notes.map(({title, text}) => (
            <li key={title}>
              <div>
                <b>
                  <InlineCode text={title} />
                </b>
                <InlineCode text={text} />
              </div>
            </li>
          ))}
        </ol>
        <MoreLink to="/docs/quick-start/quick-install" className={styles.more}>
          {install.more}
        </MoreLink>
      </>
    ),
  }));
  return (
    <Section id="install" title={install.title} sub={install.sub}>
      <Tabs
        items={items}
        label={install.label}
        type="button"
        size="medium"
        className={styles.install}
        listClassName={styles.list}
        panelClassName={styles.panel}
      />
    </Section>
  );
}
