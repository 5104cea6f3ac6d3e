import {translate} from '@docusaurus/Translate';

import ArrowRightIcon from '@site/src/components/ui/icon/arrow-right';
import VisuallyHidden from '@site/src/components/ui/visually-hidden';

import styles from './styles.module.css';

type Props = {
  readonly value: string;
  /** The previous value, if the figure describes a change. */
  readonly before?: string;
};

/** A published value; in a change, the previous value is less prominent. Size and weight are inherited from the surroundings. */
export default function FigureValue({value, before}: Props) {
  if (before === undefined) return value;
  return (
    <span className={styles.change}>
      <span className={styles.before}>{before}</span>
      <span>
        <VisuallyHidden>{translate({id: 'sections.figureValue.to', message: '变为', description: 'Between what a figure was and what it became; for screen readers'})}</VisuallyHidden>
        <ArrowRightIcon className={styles.to} />
        {value}
      </span>
    </span>
  );
}
