import {translate} from '@docusaurus/Translate';

import ArrowRightIcon from '@site/src/components/ui/icon/arrow-right';
import VisuallyHidden from '@site/src/components/ui/visually-hidden';

import styles from './styles.module.css';

type Props = {
  readonly value: string;
  /** What the value was before, where the figure tells of a change. */
  readonly before?: string;
};

/** A published value; of a change, what was before stands back. Size and weight are those of its surroundings. */
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
