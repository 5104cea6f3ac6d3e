import {translate} from '@docusaurus/Translate';

import clsx from 'clsx';

import Badge from '@site/src/components/illustrations/primitives/badge';
import Drawing from '@site/src/components/illustrations/primitives/drawing';
import Edge from '@site/src/components/illustrations/primitives/edge';
import Flow from '@site/src/components/illustrations/primitives/flow';
import Label from '@site/src/components/illustrations/primitives/label';
import Node from '@site/src/components/illustrations/primitives/node';
import Panel from '@site/src/components/illustrations/primitives/panel';
import Responsive from '@site/src/components/illustrations/primitives/responsive';
import FileIcon from '@site/src/components/ui/icon/file';
import GatewayIcon from '@site/src/components/ui/icon/gateway';
import LayersIcon from '@site/src/components/ui/icon/layers';
import TerminalIcon from '@site/src/components/ui/icon/terminal';

import styles from './styles.module.css';

function texts() {
  return {
    label: translate({
      id: 'illustrations.featureOperations.label',
      message: '一个组件的用量曲线升高又落下，实例数随之从一个变成四个，再回到一个；下面是日志、终端、版本和网关四个入口。',
      description: 'Spoken description of a drawing',
    }),
    load: translate({id: 'illustrations.featureOperations.load', message: 'CPU 用量', description: 'Caption of a curve in a drawing, at most 14 characters'}),
    target: translate({id: 'illustrations.featureOperations.target', message: '目标 50%', description: 'Caption of a dashed line in a drawing, at most 14 characters'}),
    instances: translate({id: 'illustrations.featureOperations.instances', message: '实例', description: 'Caption of the columns in a drawing, at most 14 characters'}),
    tools: [
      {icon: FileIcon, name: translate({id: 'illustrations.featureOperations.logs', message: '日志', description: 'Node in a drawing, at most 9 characters'}), sub: 'stdout'},
      {icon: TerminalIcon, name: translate({id: 'illustrations.featureOperations.terminal', message: '终端', description: 'Node in a drawing, at most 9 characters'}), sub: 'sh'},
      {icon: LayersIcon, name: translate({id: 'illustrations.featureOperations.versions', message: '版本', description: 'Node in a drawing, at most 9 characters'}), sub: 'v13, v12'},
      {icon: GatewayIcon, name: translate({id: 'illustrations.featureOperations.gateway', message: '网关', description: 'Node in a drawing, at most 9 characters'}), sub: '90 : 10'},
    ],
  };
}

type Texts = ReturnType<typeof texts>;

/** Number of instances over time, from left to right. */
const INSTANCES = [1, 1, 2, 3, 4, 4, 3, 2, 1, 1] as const;

type ChartProps = {readonly width: number; readonly text: Texts};

/** The load above, the instances that scale with it below. */
function Chart({width, text}: ChartProps) {
  const step = (width - 48) / INSTANCES.length;
  const at = (share: number) => 24 + (width - 48) * share;
  return (
    <Panel x={0} y={0} width={width} height={292} radius={18} look="strong">
      <Label x={24} y={34} look="name">
        api
      </Label>
      <Badge x={width - 114} y={16} width={90}>
        HPA 1–10
      </Badge>
      <Edge d={`M24 116H${width - 24}`} dashed />
      <Label x={24} y={106}>
        {text.target}
      </Label>
      <Flow
        d={`M24 146C${at(0.12)} 146 ${at(0.2)} 138 ${at(0.3)} 110S${at(0.44)} 66 ${at(0.54)} 68 ${at(0.7)} 132 ${at(0.84)} 144H${width - 24}`}
        pace="slow"
      />
      <Label x={at(0.68)} y={84}>
        {text.load}
      </Label>
      <Edge d={`M24 252H${width - 24}`} />
      {INSTANCES.map((count, index) =>
        Array.from({length: count}, (_, level) => (
          <rect
            className={clsx(styles.instance, level > 0 && styles.added)}
            x={24 + index * step + step * 0.14}
            y={230 - level * 20}
            width={step * 0.72}
            height="16"
            rx="5"
            key={`${index}-${level}`}
          />
        )),
      )}
      <Label x={24} y={276}>
        {text.instances}
      </Label>
    </Panel>
  );
}

function Wide({text}: {readonly text: Texts}) {
  return (
    <Drawing width={624} height={372} label={text.label}>
      <Chart width={624} text={text} />
      {text.tools.map(({icon, name, sub}, index) => (
        <Node x={index * 158.7} y={312} width={148} height={60} icon={icon} name={name} sub={sub} key={name} />
      ))}
    </Drawing>
  );
}

function Tall({text}: {readonly text: Texts}) {
  return (
    <Drawing width={340} height={440} label={text.label}>
      <Chart width={340} text={text} />
      {text.tools.map(({icon, name, sub}, index) => (
        <Node x={(index % 2) * 174} y={308 + Math.floor(index / 2) * 72} width={166} height={60} icon={icon} name={name} sub={sub} key={name} />
      ))}
    </Drawing>
  );
}

/** Instances scale with the load; the other tools for operations are below. */
export default function FeatureOperations() {
  const text = texts();
  return <Responsive from={560} wide={<Wide text={text} />} tall={<Tall text={text} />} />;
}
