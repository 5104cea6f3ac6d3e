import {translate} from '@docusaurus/Translate';

import ScrollBox from '../scroll-box';
import styles from './styles.module.css';

/** A diagram drawn at build time, at its natural size; it scrolls where the column is narrower. A wide diagram is followed by a version for phones. */
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
