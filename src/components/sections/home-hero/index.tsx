import Topology from '@site/src/components/illustrations/topology';
import {CommandBar} from '@site/src/components/sections/terminal';
import ButtonLink from '@site/src/components/ui/button-link';
import ChevronDownIcon from '@site/src/components/ui/icon/chevron-down';
import {product} from '@site/src/config/product';
import {hero} from '@site/src/data/home';

import styles from './styles.module.css';

/** The hero of the home page: the promise, what the product is, two links, and the product at work. */
export default function HomeHero() {
  return (
    <section className={styles.hero}>
      <div className={styles.head}>
        <h1 className={styles.promise}>
          {hero.promise.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </h1>
        <p className={styles.lede}>{hero.lede}</p>
        <CommandBar command={product.installCommand} className={styles.command} />
        <div className={styles.actions}>
          <ButtonLink look="brand" to="#install">
            {hero.install}
          </ButtonLink>
          <ButtonLink to="#stages">
            {hero.see}
            <ChevronDownIcon />
          </ButtonLink>
        </div>
      </div>
      <Topology className={styles.drawing} />
    </section>
  );
}
