import Drawing from '@site/src/components/illustrations/primitives/drawing';
import Flow from '@site/src/components/illustrations/primitives/flow';
import Section from '@site/src/components/sections/section';
import {cut} from '@site/src/data/home';

import styles from './styles.module.css';

const REGION = ['rbd-api', 'rbd-chaos', 'rbd-worker', 'rbd-gateway'] as const;
const OBJECTS = ['Deployment', 'StatefulSet', 'Service', 'Ingress'] as const;

function Chips({names}: {readonly names: readonly string[]}) {
  return (
    <ul className={styles.chips}>
      {names.map((name) => (
        <li className={styles.chip} key={name}>
          {name}
        </li>
      ))}
    </ul>
  );
}

/** The lines from the console to each cluster; on phones only the middle one is shown. */
function Links() {
  return (
    <>
      <Drawing width={1200} height={72} className={styles.links} preserveAspectRatio="none">
        <Flow d="M600 0V10a26 26 0 0 1-26 26H222a26 26 0 0 0-26 26V72" phase={1} />
        <Flow d="M600 0V72" pace="quick" />
        <Flow d="M600 0V10a26 26 0 0 0 26 26H978a26 26 0 0 1 26 26V72" phase={4} />
      </Drawing>
      <Drawing width={40} height={40} flow="down" className={styles.link}>
        <Flow d="M20 0V40" pace="quick" />
      </Drawing>
    </>
  );
}

/** A cross-section of the platform: one console, and in each cluster the layers below it. */
export default function HomeCut() {
  return (
    <Section tone="sunken" title={cut.title} sub={cut.sub}>
      <div className={styles.console}>
        <h3>{cut.console.name}</h3>
        <p>{cut.console.text}</p>
        <span className={styles.remark}>{cut.console.badge}</span>
      </div>
      <Links />
      <ul className={styles.clusters}>
        {cut.clusters.map(({key, name, ground, parts}) => (
          <li className={styles.cluster} key={key}>
            <h3 className={styles.name}>
              {name}
              <i className={styles.state} />
            </h3>
            <div className={styles.region}>
              <h4>
                {cut.region}
                <small>rbd-system</small>
              </h4>
              <Chips names={REGION} />
            </div>
            <div className={styles.kubernetes}>
              <h4>
                Kubernetes
                <small>{cut.api}</small>
              </h4>
              <Chips names={OBJECTS} />
            </div>
            <div className={styles.ground}>
              <h4>{ground}</h4>
              <Chips names={parts} />
            </div>
          </li>
        ))}
      </ul>
      <ul className={styles.notes}>
        {cut.notes.map(({name, text}) => (
          <li key={name}>
            <b>{name}</b>
            {text}
          </li>
        ))}
      </ul>
    </Section>
  );
}
