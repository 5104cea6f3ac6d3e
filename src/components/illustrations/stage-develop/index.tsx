import {translate} from '@docusaurus/Translate';

import Dot from '@site/src/components/illustrations/primitives/dot';
import Drawing from '@site/src/components/illustrations/primitives/drawing';
import Edge from '@site/src/components/illustrations/primitives/edge';
import Flow from '@site/src/components/illustrations/primitives/flow';
import Glyph from '@site/src/components/illustrations/primitives/glyph';
import Label from '@site/src/components/illustrations/primitives/label';
import Node from '@site/src/components/illustrations/primitives/node';
import Panel from '@site/src/components/illustrations/primitives/panel';
import Responsive from '@site/src/components/illustrations/primitives/responsive';
import BoltIcon from '@site/src/components/ui/icon/bolt';
import BoxIcon from '@site/src/components/ui/icon/box';
import BranchIcon from '@site/src/components/ui/icon/branch';
import DiscIcon from '@site/src/components/ui/icon/disc';
import FileIcon from '@site/src/components/ui/icon/file';
import LayersIcon from '@site/src/components/ui/icon/layers';

function texts() {
  return {
    label: translate({
      id: 'illustrations.develop.label',
      message: '源码、镜像、软件包和编排文件四种来源汇到同一道构建，变成一个正在运行的组件 api。',
      description: 'Spoken description of a drawing',
    }),
    sources: [
      {icon: BranchIcon, sub: 'Git · SVN', name: translate({id: 'illustrations.develop.source', message: '源码', description: 'Node in a drawing, at most 13 characters'})},
      {icon: DiscIcon, sub: 'docker run', name: translate({id: 'illustrations.develop.image', message: '镜像', description: 'Node in a drawing, a container image, at most 13 characters'})},
      {icon: FileIcon, sub: 'jar · war', name: translate({id: 'illustrations.develop.package', message: '软件包', description: 'Node in a drawing, at most 13 characters'})},
      {icon: LayersIcon, sub: 'Helm · YAML', name: translate({id: 'illustrations.develop.manifests', message: '编排文件', description: 'Node in a drawing, Kubernetes manifests, at most 13 characters'})},
    ],
    build: translate({id: 'illustrations.develop.build', message: '识别并构建', description: 'Caption below the build in a drawing'}),
    running: translate({id: 'illustrations.develop.running', message: '运行中', description: 'State of a component in a drawing'}),
  };
}

type Texts = ReturnType<typeof texts>;

function Build({x, y, text}: {readonly x: number; readonly y: number; readonly text: Texts}) {
  return (
    <>
      <Panel x={x - 34} y={y - 34} width={68} height={68} radius={34} look="strong" />
      <Glyph icon={BoxIcon} x={x} y={y} large />
      <Label x={x} y={y + 58} centred>
        {text.build}
      </Label>
    </>
  );
}

function Wide({text}: {readonly text: Texts}) {
  return (
    <Drawing width={560} height={392} label={text.label}>
      <Flow d="M172 57H206a24 24 0 0 1 24 24V172a24 24 0 0 0 24 24H284" />
      <Flow d="M172 147H206a24 24 0 0 1 24 24V172a24 24 0 0 0 24 24H284" phase={2} />
      <Flow d="M172 245H206a24 24 0 0 0 24-24V220a24 24 0 0 1 24-24H284" phase={3} />
      <Flow d="M172 335H206a24 24 0 0 0 24-24V220a24 24 0 0 1 24-24H284" phase={4} />
      <Flow d="M352 196H396" pace="quick" />
      {text.sources.map(({icon, name, sub}, row) => (
        <Node x={8} y={[24, 114, 212, 302][row] ?? 0} width={164} height={66} icon={icon} name={name} sub={sub} key={sub} />
      ))}
      <Build x={318} y={196} text={text} />
      <Panel x={396} y={114} width={156} height={164} radius={18} look="strong">
        <Glyph icon={BoltIcon} x={34} y={38} large />
        <Label x={20} y={88} look="name">
          api
        </Label>
        <Dot x={25} y={110} r={4.5} />
        <Label x={38} y={115}>{text.running}</Label>
        <Edge d="M20 128H136" />
        <Label x={20} y={150} look="mono">
          :8080
        </Label>
      </Panel>
    </Drawing>
  );
}

function Tall({text}: {readonly text: Texts}) {
  return (
    <Drawing width={320} height={440} flow="down" label={text.label}>
      <Flow d="M78 58V144a20 20 0 0 0 20 20H140a20 20 0 0 1 20 20V208" />
      <Flow d="M242 58V144a20 20 0 0 1-20 20H180a20 20 0 0 0-20 20V208" phase={2} />
      <Flow d="M160 276V330" pace="quick" phase={3} />
      {text.sources.map(({icon, name, sub}, index) => (
        <Node x={index % 2 ? 166 : 2} y={index < 2 ? 2 : 74} width={152} icon={icon} name={name} sub={sub} key={sub} />
      ))}
      <Panel x={126} y={208} width={68} height={68} radius={34} look="strong" />
      <Glyph icon={BoxIcon} x={160} y={242} large />
      <Label x={206} y={247}>{text.build}</Label>
      <Panel x={60} y={330} width={200} height={104} radius={16} look="strong">
        <Glyph icon={BoltIcon} x={32} y={34} large />
        <Label x={58} y={39} look="name">
          api
        </Label>
        <Edge d="M18 62H182" />
        <Dot x={23} y={82} r={4.5} />
        <Label x={36} y={87}>{text.running}</Label>
        <Label x={136} y={87} look="mono">
          :8080
        </Label>
      </Panel>
    </Drawing>
  );
}

/** Four kinds of source become one running component. */
export default function StageDevelop() {
  const text = texts();
  return <Responsive from={560} wide={<Wide text={text} />} tall={<Tall text={text} />} />;
}
