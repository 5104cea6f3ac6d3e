import Card from '@site/src/components/sections/card';
import type {IconComponent} from '@site/src/components/ui/icon';
import BoxIcon from '@site/src/components/ui/icon/box';
import BranchIcon from '@site/src/components/ui/icon/branch';
import ChipIcon from '@site/src/components/ui/icon/chip';
import CloudIcon from '@site/src/components/ui/icon/cloud';
import DiscIcon from '@site/src/components/ui/icon/disc';
import LayersIcon from '@site/src/components/ui/icon/layers';
import MeshIcon from '@site/src/components/ui/icon/mesh';
import RocketIcon from '@site/src/components/ui/icon/rocket';
import {needs, scenePath, type SceneEntry} from '@site/src/data/scenes';

import styles from './styles.module.css';

const ICONS: Readonly<Record<SceneEntry['icon'], IconComponent>> = {
  branch: BranchIcon,
  layers: LayersIcon,
  cloud: CloudIcon,
  disc: DiscIcon,
  box: BoxIcon,
  chip: ChipIcon,
  rocket: RocketIcon,
  mesh: MeshIcon,
};

/** A use scene on the wall: the task, and what it helps with. */
export default function SceneCard({entry, hidden}: {readonly entry: SceneEntry; readonly hidden: boolean}) {
  const Icon = ICONS[entry.icon];
  return (
    <Card
      to={scenePath(entry)}
      title={entry.title}
      heading="h2"
      over={
        <span className={styles.tile}>
          <Icon />
        </span>
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
