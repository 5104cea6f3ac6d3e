import {translate} from '@docusaurus/Translate';

import Badge from '@site/src/components/illustrations/primitives/badge';
import Dot from '@site/src/components/illustrations/primitives/dot';
import Drawing from '@site/src/components/illustrations/primitives/drawing';
import Edge from '@site/src/components/illustrations/primitives/edge';
import Flow from '@site/src/components/illustrations/primitives/flow';
import Label from '@site/src/components/illustrations/primitives/label';
import Node from '@site/src/components/illustrations/primitives/node';
import Panel from '@site/src/components/illustrations/primitives/panel';
import Responsive from '@site/src/components/illustrations/primitives/responsive';
import BoltIcon from '@site/src/components/ui/icon/bolt';
import DatabaseIcon from '@site/src/components/ui/icon/database';
import LayersIcon from '@site/src/components/ui/icon/layers';

import styles from './styles.module.css';

function texts() {
  return {
    label: translate({
      id: 'illustrations.compose.label',
      message: '在拓扑图上，api 与 MySQL 的连线已经接好，地址和端口成了环境变量；指针正把第二条线拖向 Redis。下方是三种治理模式：原生 Service、内置网格、由插件提供。',
      description: 'Spoken description of a drawing',
    }),
    hint: translate({id: 'illustrations.compose.hint', message: '拖出一条线，连接信息就进了环境变量', description: 'Caption in a drawing, at most 52 characters'}),
    modes: [
      translate({id: 'illustrations.compose.native', message: '原生 Service', description: 'Governance mode in a drawing, at most 15 characters'}),
      translate({id: 'illustrations.compose.mesh', message: '内置网格', description: 'Governance mode in a drawing, at most 15 characters'}),
      translate({id: 'illustrations.compose.plugin', message: '由插件提供', description: 'Governance mode in a drawing, at most 15 characters'}),
    ],
  };
}

type Texts = ReturnType<typeof texts>;

/** The pointer that draws a line. */
function Pointer({x, y}: {readonly x: number; readonly y: number}) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Dot x={0} y={0} r={6} tone="busy" />
      <path className={styles.pointer} d="m0 0 6 24 6-9 11-1z" />
    </g>
  );
}

/** The three governance modes; the first is the one a new application starts with. */
function Modes({x, y, width, text}: {readonly x: number; readonly y: number; readonly width: number; readonly text: Texts}) {
  const part = width / 3;
  return (
    <Panel x={x} y={y} width={width} height={44} radius={12}>
      <rect className={styles.chosen} x="5" y="5" width={part - 5} height="34" rx="8" />
      {text.modes.map((mode, index) => (
        <Label x={part * (index + 0.5)} y={27} look={index === 0 ? 'strong' : 'cap'} centred key={mode}>
          {mode}
        </Label>
      ))}
    </Panel>
  );
}

function Wide({text}: {readonly text: Texts}) {
  return (
    <Drawing width={560} height={392} label={text.label}>
      <Label x={8} y={28}>{text.hint}</Label>
      <Flow d="M176 190H210a26 26 0 0 0 26-26V118a26 26 0 0 1 26-26H378" />
      <Edge d="M176 190H210a26 26 0 0 1 26 26V254a26 26 0 0 0 26 26H346" dashed />
      <Node x={8} y={156} width={168} height={68} icon={BoltIcon} name="api" sub=":8080" state="ok" />
      <Node x={378} y={58} width={174} height={68} icon={DatabaseIcon} name="mysql" sub=":3306" state="ok" />
      <Node x={378} y={246} width={174} height={68} icon={LayersIcon} name="redis" sub=":6379" state="ok" />
      <Badge x={256} y={106} width={106} height={30}>
        MYSQL_HOST
      </Badge>
      <Badge x={256} y={144} width={106} height={30}>
        MYSQL_PORT
      </Badge>
      <Pointer x={346} y={280} />
      <Modes x={8} y={344} width={544} text={text} />
    </Drawing>
  );
}

function Tall({text}: {readonly text: Texts}) {
  return (
    <Drawing width={320} height={400} flow="down" label={text.label}>
      <Flow d="M160 60V132a20 20 0 0 1-20 20H98a20 20 0 0 0-20 20V246" />
      <Edge d="M160 60V132a20 20 0 0 0 20 20H222a20 20 0 0 1 20 20V222" dashed />
      <Node x={84} y={2} width={152} height={58} icon={BoltIcon} name="api" sub=":8080" state="ok" />
      <Badge x={2} y={84} width={106} height={28}>
        MYSQL_HOST
      </Badge>
      <Badge x={2} y={118} width={106} height={28}>
        MYSQL_PORT
      </Badge>
      <Node x={2} y={246} width={150} height={58} icon={DatabaseIcon} name="mysql" sub=":3306" state="ok" />
      <Node x={168} y={246} width={150} height={58} icon={LayersIcon} name="redis" sub=":6379" state="ok" />
      <Pointer x={242} y={218} />
      <Modes x={2} y={346} width={316} text={text} />
    </Drawing>
  );
}

/** Drawing a line on the topology makes a dependency. */
export default function StageCompose() {
  const text = texts();
  return <Responsive from={560} wide={<Wide text={text} />} tall={<Tall text={text} />} />;
}
