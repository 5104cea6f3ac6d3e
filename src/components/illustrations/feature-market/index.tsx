import {translate} from '@docusaurus/Translate';

import Badge from '@site/src/components/illustrations/primitives/badge';
import Drawing from '@site/src/components/illustrations/primitives/drawing';
import Edge from '@site/src/components/illustrations/primitives/edge';
import Flow from '@site/src/components/illustrations/primitives/flow';
import Glyph from '@site/src/components/illustrations/primitives/glyph';
import Label from '@site/src/components/illustrations/primitives/label';
import Node from '@site/src/components/illustrations/primitives/node';
import Panel from '@site/src/components/illustrations/primitives/panel';
import Responsive from '@site/src/components/illustrations/primitives/responsive';
import BoxIcon from '@site/src/components/ui/icon/box';
import CloudIcon from '@site/src/components/ui/icon/cloud';
import DiscIcon from '@site/src/components/ui/icon/disc';
import ServerIcon from '@site/src/components/ui/icon/server';

function texts() {
  return {
    label: translate({
      id: 'illustrations.featureMarket.label',
      message: '左边的应用有三个互相连接的组件，发布成一叠带版本的模板；模板再装到三处：联网的集群、没有外网的机房、不装容器的 Linux 主机。',
      description: 'Spoken description of a drawing',
    }),
    application: translate({id: 'illustrations.featureMarket.application', message: '运行中的应用', description: 'Title of a frame in a drawing, at most 22 characters'}),
    publish: translate({id: 'illustrations.featureMarket.publish', message: '发布', description: 'Action on a line in a drawing, at most 8 characters'}),
    template: translate({id: 'illustrations.featureMarket.template', message: '应用模板', description: 'Title of a card in a drawing, at most 16 characters'}),
    parts: [
      translate({id: 'illustrations.featureMarket.images', message: '组件与镜像', description: 'What a template holds, at most 26 characters'}),
      translate({id: 'illustrations.featureMarket.links', message: '依赖与端口', description: 'What a template holds, at most 26 characters'}),
      translate({id: 'illustrations.featureMarket.settings', message: '参数与存储设置', description: 'What a template holds, at most 26 characters'}),
      translate({id: 'illustrations.featureMarket.plugins', message: '插件与健康检测', description: 'What a template holds, at most 26 characters'}),
    ],
    places: [
      {
        icon: CloudIcon,
        name: translate({id: 'illustrations.featureMarket.online', message: '联网的集群', description: 'Node in a drawing, at most 24 characters'}),
        sub: translate({id: 'illustrations.featureMarket.onlineSub', message: '安装、升级、回滚', description: 'Detail of a node, at most 26 characters'}),
      },
      {
        icon: DiscIcon,
        name: translate({id: 'illustrations.featureMarket.offline', message: '没有外网的机房', description: 'Node in a drawing, at most 24 characters'}),
        sub: translate({id: 'illustrations.featureMarket.offlineSub', message: '离线导入，再安装', description: 'Detail of a node, at most 26 characters'}),
      },
      {
        icon: ServerIcon,
        name: translate({id: 'illustrations.featureMarket.host', message: '不装容器的主机', description: 'Node in a drawing, at most 24 characters'}),
        sub: translate({id: 'illustrations.featureMarket.hostSub', message: '非容器包', description: 'Detail of a node, at most 26 characters'}),
      },
    ],
  };
}

type Texts = ReturnType<typeof texts>;

const COMPONENTS = [
  {x: 18, y: 52, name: 'web'},
  {x: 130, y: 52, name: 'api'},
  {x: 130, y: 132, name: 'mysql'},
] as const;

/** The application as it runs: three components and what connects them. */
function Application({x, y, text}: {readonly x: number; readonly y: number; readonly text: Texts}) {
  return (
    <Panel x={x} y={y} width={232} height={200} radius={18} look="strong">
      <Label x={18} y={32} look="strong">
        {text.application}
      </Label>
      <Flow d="M102 76H130" pace="quick" />
      <Flow d="M172 100V132" pace="quick" phase={2} />
      {COMPONENTS.map(({x: left, y: top, name}) => (
        <Panel x={left} y={top} width={84} height={48} radius={11} key={name}>
          <Label x={42} y={29} look="name" centred>
            {name}
          </Label>
        </Panel>
      ))}
    </Panel>
  );
}

/** The template, its earlier versions behind it. */
function Template({x, y, text}: {readonly x: number; readonly y: number; readonly text: Texts}) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Panel x={32} y={0} width={236} height={190} look="faint" />
      <Panel x={16} y={14} width={236} height={190} look="faint" />
      <Panel x={0} y={28} width={236} height={190} look="strong">
        <Glyph icon={BoxIcon} x={32} y={32} large />
        <Label x={56} y={37} look="name">
          {text.template}
        </Label>
        <Badge x={176} y={19} width={46}>
          3.0
        </Badge>
        <Edge d="M18 60H218" />
        {text.parts.map((part, index) => (
          <Label x={18} y={86 + index * 27} key={part}>
            {part}
          </Label>
        ))}
      </Panel>
    </g>
  );
}

function Wide({text}: {readonly text: Texts}) {
  return (
    <Drawing width={1064} height={276} label={text.label}>
      <Flow d="M232 138H360" />
      <Flow d="M628 138H680a26 26 0 0 0 26-26V60a26 26 0 0 1 26-26H780" phase={1} />
      <Flow d="M628 138H780" pace="quick" phase={3} />
      <Flow d="M628 138H680a26 26 0 0 1 26 26V216a26 26 0 0 0 26 26H780" phase={4} />
      <Application x={0} y={38} text={text} />
      <Badge x={258} y={98} width={76}>
        {text.publish}
      </Badge>
      <Template x={360} y={32} text={text} />
      {text.places.map(({icon, name, sub}, index) => (
        <Node x={780} y={index * 104} width={284} height={68} icon={icon} name={name} sub={sub} state="ok" key={name} />
      ))}
    </Drawing>
  );
}

function Tall({text}: {readonly text: Texts}) {
  return (
    <Drawing width={340} height={772} flow="down" label={text.label}>
      <Flow d="M170 200V290" />
      <Flow d="M170 494V548" pace="quick" phase={2} />
      <Application x={54} y={0} text={text} />
      <Badge x={190} y={224} width={86}>
        {text.publish}
      </Badge>
      <Template x={38} y={262} text={text} />
      {text.places.map(({icon, name, sub}, index) => (
        <Node x={20} y={536 + index * 84} width={300} height={68} icon={icon} name={name} sub={sub} state="ok" key={name} />
      ))}
    </Drawing>
  );
}

/** A running application becomes a template with versions, and is installed in three kinds of places. */
export default function FeatureMarket() {
  const text = texts();
  return <Responsive from={880} wide={<Wide text={text} />} tall={<Tall text={text} />} />;
}
