import type {IconComponent} from '@site/src/components/ui/icon';

import styles from './styles.module.css';

type Props = {
  readonly icon: IconComponent;
  /** Centre of the glyph. */
  readonly x: number;
  readonly y: number;
  readonly large?: boolean;
};

/** An icon inside a drawing. Icons are 1.25 em in size: the class sets the font size. */
export default function Glyph({icon: Icon, x, y, large = false}: Props) {
  const half = large ? 13 : 9;
  return (
    <g transform={`translate(${x - half} ${y - half})`}>
      <Icon className={large ? styles.glyphLarge : styles.glyph} />
    </g>
  );
}
