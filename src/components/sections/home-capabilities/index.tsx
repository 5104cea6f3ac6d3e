import clsx from 'clsx';
import type {ComponentType} from 'react';

import CapabilityArchitectures from '@site/src/components/illustrations/capability-architectures';
import CapabilityClusters from '@site/src/components/illustrations/capability-clusters';
import CapabilityDevops from '@site/src/components/illustrations/capability-devops';
import CapabilityMarket from '@site/src/components/illustrations/capability-market';
import CapabilityMesh from '@site/src/components/illustrations/capability-mesh';
import CapabilityOperations from '@site/src/components/illustrations/capability-operations';
import Card from '@site/src/components/sections/card';
import Section from '@site/src/components/sections/section';
import {capabilities, type CapabilityKey} from '@site/src/data/home';

import styles from './styles.module.css';

/** Drawing of each card and how many of twelve columns it takes: 5-4-3, then 3-4-5. */
const CARDS: Readonly<Record<CapabilityKey, {readonly drawing: ComponentType; readonly span?: string}>> = {
  devops: {drawing: CapabilityDevops, span: styles.five},
  clusters: {drawing: CapabilityClusters},
  mesh: {drawing: CapabilityMesh, span: styles.three},
  market: {drawing: CapabilityMarket, span: styles.three},
  operations: {drawing: CapabilityOperations},
  architectures: {drawing: CapabilityArchitectures, span: styles.five},
};

/** Six capabilities, a card and a drawing each. */
export default function HomeCapabilities() {
  return (
    <Section tone="line" title={capabilities.title} sub={capabilities.sub}>
      <ul className={styles.cards}>
        {capabilities.items.map(({key, to, title, text}) => {
          const {drawing: Drawing, span} = CARDS[key];
          return (
            <Card to={to} title={title} heading="h3" className={clsx(styles.card, span)} key={key}>
              <p className={styles.text}>{text}</p>
              <div className={styles.drawing}>
                <Drawing />
              </div>
            </Card>
          );
        })}
      </ul>
    </Section>
  );
}
