import Translate from '@docusaurus/Translate';

import {product} from '@site/src/config/product';
import Drawing from '@site/src/components/illustrations/primitives/drawing';
import Flow from '@site/src/components/illustrations/primitives/flow';
import {CommandBar} from '@site/src/components/sections/terminal';
import ButtonLink from '@site/src/components/ui/button-link';

import styles from './styles.module.css';

const ARCS = [-80, 100, 280, 460, 640, 820, 1000, 1180] as const;
const CARRIED: readonly number[] = [100, 460, 640];
const PHASES = [0, 2, 4] as const;

/** Linked arcs along the bottom of the band: the logo, repeated. */
function Arcs() {
  return (
    <Drawing width={1440} height={180} className={styles.arcs} preserveAspectRatio="xMidYMax slice">
      {ARCS.map((x) => {
        const d = `M${x} 180a150 150 0 0 1 300 0`;
        const carried = CARRIED.indexOf(x);
        return <Flow d={d} pace={carried === -1 ? 'still' : 'slow'} phase={PHASES[carried]} key={x} />;
      })}
    </Drawing>
  );
}

/** The closing band of marketing pages: one command and two links. */
export default function Closing() {
  return (
    <section className={styles.closing}>
      <div className={styles.inner}>
        <h2 className={styles.title}>
          <Translate id="sections.closing.title" description="Title of the closing band of marketing pages">
            在一台机器上试装 Rainbond。
          </Translate>
        </h2>
        <p className={styles.lede}>
          <Translate id="sections.closing.lede" description="What one needs to try the product">
            机器上装好 Docker，运行这行命令，填好地址，再打开浏览器。
          </Translate>
        </p>
        <CommandBar command={product.installCommand} className={styles.command} />
        <div className={styles.actions}>
          <ButtonLink look="brand" to="/docs/quick-start/quick-install">
            <Translate id="sections.closing.install" description="Button of the closing band, leads to the quick installation">
              看安装步骤
            </Translate>
          </ButtonLink>
          <ButtonLink to="/docs/quick-start/getting-started">
            <Translate id="sections.closing.start" description="Button of the closing band, leads to the getting started page">
              阅读快速入门
            </Translate>
          </ButtonLink>
        </div>
      </div>
      <Arcs />
    </section>
  );
}
