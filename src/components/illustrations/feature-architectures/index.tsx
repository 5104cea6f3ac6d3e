import {translate} from '@docusaurus/Translate';

import Drawing from '@site/src/components/illustrations/primitives/drawing';
import Flow from '@site/src/components/illustrations/primitives/flow';
import Ground from '@site/src/components/illustrations/primitives/ground';
import Label from '@site/src/components/illustrations/primitives/label';
import Node from '@site/src/components/illustrations/primitives/node';
import Panel from '@site/src/components/illustrations/primitives/panel';
import Responsive from '@site/src/components/illustrations/primitives/responsive';
import BoxIcon from '@site/src/components/ui/icon/box';
import BranchIcon from '@site/src/components/ui/icon/branch';

function texts() {
  return {
    label: translate({
      id: 'illustrations.featureArchitectures.label',
      message: '同一个仓库分两路构建：一路在 x86_64 节点上得到 amd64 镜像，一路在 arm64 节点上得到 arm64 镜像。一个应用横跨两种节点，左边的组件和右边的组件照样相连。',
      description: 'Spoken description of a drawing',
    }),
    repository: translate({id: 'illustrations.featureArchitectures.repository', message: '同一个仓库', description: 'Node in a drawing, at most 14 characters'}),
    build: translate({id: 'illustrations.featureArchitectures.build', message: '构建', description: 'Node in a drawing, at most 11 characters'}),
    application: translate({id: 'illustrations.featureArchitectures.application', message: '一个应用', description: 'Title of a frame in a drawing, at most 22 characters'}),
    arm: translate({id: 'illustrations.featureArchitectures.arm', message: '鲲鹏 · arm64', description: 'What a component stands on, at most 16 characters; keep arm64'}),
  };
}

type Texts = ReturnType<typeof texts>;

const COMPONENTS = ['web', 'order', 'user', 'report'] as const;

type ComponentProps = {readonly x: number; readonly y: number; readonly width: number; readonly name: string};

function Component({x, y, width, name}: ComponentProps) {
  return (
    <Panel x={x} y={y} width={width} height={44} radius={11} look="strong">
      <Label x={width / 2} y={27} look="strong" centred>
        {name}
      </Label>
    </Panel>
  );
}

function Wide({text}: {readonly text: Texts}) {
  return (
    <Drawing width={624} height={380} label={text.label}>
      <Flow d="M312 60V68a22 22 0 0 1-22 22H172a22 22 0 0 0-22 22V120" />
      <Flow d="M312 60V68a22 22 0 0 0 22 22H452a22 22 0 0 1 22 22V120" phase={2} />
      <Flow d="M150 180V268" pace="quick" phase={1} />
      <Flow d="M474 180V268" pace="quick" phase={3} />
      <Node x={222} y={0} width={180} height={60} icon={BranchIcon} name={text.repository} sub="main" />
      <Node x={60} y={120} width={180} height={60} icon={BoxIcon} name={text.build} sub="linux-amd64" state="ok" />
      <Node x={384} y={120} width={180} height={60} icon={BoxIcon} name={text.build} sub="linux-arm64" state="ok" />
      <Panel x={0} y={214} width={624} height={118} radius={18} look="frame" />
      <Label x={20} y={242}>
        {text.application}
      </Label>
      <Flow d="M144 290H168M288 290H336M456 290H480" pace="still" />
      <Flow d="M288 290H336" pace="quick" phase={4} />
      {COMPONENTS.map((name, index) => (
        <Component x={[24, 168, 336, 480][index] ?? 0} y={268} width={120} name={name} key={name} />
      ))}
      <Ground x={0} y={352} width={300}>
        x86_64
      </Ground>
      <Ground x={324} y={352} width={300}>
        {text.arm}
      </Ground>
    </Drawing>
  );
}

function Tall({text}: {readonly text: Texts}) {
  return (
    <Drawing width={340} height={436} flow="down" label={text.label}>
      <Flow d="M170 60V66a18 18 0 0 1-18 18H98a18 18 0 0 0-18 18V108" />
      <Flow d="M170 60V66a18 18 0 0 0 18 18H242a18 18 0 0 1 18 18V108" phase={2} />
      <Flow d="M80 168V248" pace="quick" phase={1} />
      <Flow d="M260 168V248" pace="quick" phase={3} />
      <Node x={80} y={0} width={180} height={60} icon={BranchIcon} name={text.repository} sub="main" />
      <Node x={0} y={108} width={162} height={60} icon={BoxIcon} name={text.build} sub="linux-amd64" />
      <Node x={178} y={108} width={162} height={60} icon={BoxIcon} name={text.build} sub="linux-arm64" />
      <Panel x={0} y={194} width={340} height={188} radius={18} look="frame" />
      <Label x={136} y={224}>
        {text.application}
      </Label>
      <Flow d="M146 270H194M80 292V318M260 292V318" pace="still" />
      <Flow d="M146 270H194" pace="quick" phase={4} />
      {COMPONENTS.map((name, index) => (
        <Component x={[14, 14, 194, 194][index] ?? 0} y={[248, 318, 248, 318][index] ?? 0} width={132} name={name} key={name} />
      ))}
      <Ground x={0} y={408} width={162}>
        x86_64
      </Ground>
      <Ground x={178} y={408} width={162}>
        {text.arm}
      </Ground>
    </Drawing>
  );
}

/** One repository, two builds, one application on two architectures. */
export default function FeatureArchitectures() {
  const text = texts();
  return <Responsive from={560} wide={<Wide text={text} />} tall={<Tall text={text} />} />;
}
