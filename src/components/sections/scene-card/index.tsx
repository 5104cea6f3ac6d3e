import Card from '@site/src/components/sections/card';
import {needs, scenePath, type SceneEntry} from '@site/src/data/scenes';

import Motif from './motif';
import styles from './styles.module.css';

/** A use scene on the wall: the task, and what it helps with. */
export default function SceneCard({entry, hidden}: {readonly entry: SceneEntry; readonly hidden: boolean}) {
  return (
    <Card
      to={scenePath(entry)}
      title={entry.title}
      heading="h2"
      over={
        <div className={styles.motif}>
          <Motif of={entry} />
        </div>
      }
      hidden={hidden}
      className={styles.card}>
      <p className={styles.summary}>{entry.summary}</p>
      <ul className={styles.needs}>
        {needs
          .filter(({key}) => entry.needs.includes(key))
          .map(({key, label}) => (
            <li key={key}>{label}</li>
          ))}
      </ul>
    </Card>
  );
}
