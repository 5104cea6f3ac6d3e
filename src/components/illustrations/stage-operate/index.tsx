import {translate} from '@docusaurus/Translate';

import Dot, {type Tone} from '@site/src/components/illustrations/primitives/dot';
import Drawing from '@site/src/components/illustrations/primitives/drawing';
import Edge from '@site/src/components/illustrations/primitives/edge';
import Flow from '@site/src/components/illustrations/primitives/flow';
import Label from '@site/src/components/illustrations/primitives/label';
import Panel from '@site/src/components/illustrations/primitives/panel';
import Responsive from '@site/src/components/illustrations/primitives/responsive';

import styles from './styles.module.css';

type Kind = {readonly version: string; readonly tone: Tone};

const OLD: Kind = {version: 'v12', tone: 'ok'};
const NEW: Kind = {version: 'v13', tone: 'fresh'};
const STARTING: Kind = {version: 'v13', tone: 'busy'};

function texts() {
  return {
    label: translate({
      id: 'illustrations.operate.label',
      message: '资源用量的曲线越过阈值，实例随之增加；下面一排实例正从 v12 逐个换成 v13，最后一个还在启动。',
      description: 'Spoken description of a drawing',
    }),
    requests: translate({id: 'illustrations.operate.requests', message: '资源用量', description: 'Title of a chart in a drawing, at most 16 characters'}),
    limit: translate({id: 'illustrations.operate.limit', message: '越过这条线，加实例', description: 'Caption of a threshold in a chart, at most 22 characters'}),
    rolling: translate({id: 'illustrations.operate.rolling', message: '新版本逐个替换，就绪一个再换下一个', description: 'Caption below a row of instances, at most 56 characters'}),
  };
}

type Texts = ReturnType<typeof texts>;

type RowProps = {readonly kinds: readonly Kind[]; readonly x: number; readonly y: number; readonly width: number; readonly gap: number};

/** Instances side by side, the oldest first. */
function Instances({kinds, x, y, width, gap}: RowProps) {
  return kinds.map(({version, tone}, index) => (
    <Panel x={x + index * (width + gap)} y={y} width={width} height={78} look={tone === 'busy' ? 'frame' : 'strong'} key={index}>
      <Label x={16} y={32} look="name">{`api-${index + 1}`}</Label>
      <Dot x={21} y={54} r={4.5} tone={tone} />
      <Label x={34} y={59} look="mono">
        {version}
      </Label>
    </Panel>
  ));
}

function Wide({text}: {readonly text: Texts}) {
  const curve = 'M30 190C80 186 110 180 150 172S216 162 250 138 300 86 346 78 430 86 470 94 510 102 530 98';
  return (
    <Drawing width={560} height={392} label={text.label}>
      <Panel x={8} y={8} width={544} height={222} radius={18}>
        <Label x={22} y={36} look="strong">
          {text.requests}
        </Label>
      </Panel>
      <Edge d="M30 112H530" dashed />
      <Label x={30} y={102}>{text.limit}</Label>
      <path className={styles.area} d={`${curve}V214H30z`} />
      <Flow d={curve} pace="slow" />
      <Instances kinds={[OLD, OLD, NEW, NEW, STARTING]} x={8} y={260} width={104} gap={6} />
      <Label x={8} y={370}>{text.rolling}</Label>
    </Drawing>
  );
}

function Tall({text}: {readonly text: Texts}) {
  const curve = 'M18 154C50 150 70 148 96 138S140 112 162 88 210 60 240 64 288 78 302 74';
  return (
    <Drawing width={320} height={330} label={text.label}>
      <Panel x={2} y={2} width={316} height={178} radius={16}>
        <Label x={16} y={30} look="strong">
          {text.requests}
        </Label>
      </Panel>
      <Edge d="M18 96H302" dashed />
      <Label x={18} y={86}>{text.limit}</Label>
      <path className={styles.area} d={`${curve}V168H18z`} />
      <Flow d={curve} pace="slow" />
      <Instances kinds={[OLD, NEW, STARTING]} x={2} y={202} width={100} gap={8} />
      <Label x={2} y={310}>{text.rolling}</Label>
    </Drawing>
  );
}

/** Instances scale with usage and are upgraded one by one. */
export default function StageOperate() {
  const text = texts();
  return <Responsive from={560} wide={<Wide text={text} />} tall={<Tall text={text} />} />;
}
