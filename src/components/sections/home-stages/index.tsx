import type {ComponentType} from 'react';

import StageCompose from '@site/src/components/illustrations/stage-compose';
import StageDeliver from '@site/src/components/illustrations/stage-deliver';
import StageDevelop from '@site/src/components/illustrations/stage-develop';
import StageOperate from '@site/src/components/illustrations/stage-operate';
import MoreLink from '@site/src/components/sections/more-link';
import Section from '@site/src/components/sections/section';
import Tabs from '@site/src/components/ui/tabs';
import {stages, type StageKey} from '@site/src/data/home';

import styles from './styles.module.css';

const DRAWINGS: Readonly<Record<StageKey, ComponentType>> = {
  develop: StageDevelop,
  compose: StageCompose,
  deliver: StageDeliver,
  operate: StageOperate,
};

/** Four stages of one application, a drawing each. */
export default function HomeStages() {
  const items = stages.items.map(({key, title, say, more}) => {
    const Drawing = DRAWINGS[key];
    return {
      itemKey: key,
      tab: (
        <span className={styles.words} key={key}>
          <b>{title}</b>
          <small>{say}</small>
        </span>
      ),
      content: (
        <>
          <p className={styles.say}>
            <b>{title}</b>
            {say}
          </p>
          <div className={styles.drawing}>
            <Drawing />
          </div>
          <MoreLink to={more.to} className={styles.more}>
            {more.label}
          </MoreLink>
        </>
      ),
    };
  });
  return (
    <Section id="stages" title={stages.title} sub={stages.sub}>
      <Tabs
        items={items}
        label={stages.label}
        type="button"
        position="left"
        className={styles.stages}
        listClassName={styles.list}
        tabClassName={styles.tab}
        panelClassName={styles.panel}
      />
    </Section>
  );
}
