import {translate} from '@docusaurus/Translate';

import ScrollBox from '../scroll-box';
import styles from './styles.module.css';

/** A drawing made at build time, at its own size, with one for phones behind it where it is wide: where the column is narrower, it scrolls. */
export default function Diagram({svg}: {readonly svg: string}) {
  return (
    <figure className={styles.diagram}>
      <ScrollBox
        className={styles.scroll}
        name={translate({id: 'reading.diagram.scroll', message: '图示，可以左右滚动', description: 'Name of a diagram’s scrolling box, for screen readers'})}
        dangerouslySetInnerHTML={{__html: svg}}
      />
    </figure>
  );
}
