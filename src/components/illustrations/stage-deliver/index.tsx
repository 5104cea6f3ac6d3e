import {translate} from '@docusaurus/Translate';

import Badge from '@site/src/components/illustrations/primitives/badge';
import Dot, {type Tone} from '@site/src/components/illustrations/primitives/dot';
import Drawing from '@site/src/components/illustrations/primitives/drawing';
import Edge from '@site/src/components/illustrations/primitives/edge';
import Flow from '@site/src/components/illustrations/primitives/flow';
import Label from '@site/src/components/illustrations/primitives/label';
import Node from '@site/src/components/illustrations/primitives/node';
import Panel from '@site/src/components/illustrations/primitives/panel';
import Responsive from '@site/src/components/illustrations/primitives/responsive';
import CloudIcon from '@site/src/components/ui/icon/cloud';
import DiscIcon from '@site/src/components/ui/icon/disc';
import ServerIcon from '@site/src/components/ui/icon/server';

const PARTS: readonly {readonly name: string; readonly tone: Tone}[] = [
  {name: 'web', tone: 'brand'},
  {name: 'api', tone: 'fresh'},
  {name: 'mysql', tone: 'busy'},
];

function texts() {
  return {
    label: translate({
      id: 'illustrations.deliver.label',
      message: '一个 3.0 版的应用模板，里面有 web、api 和 MySQL。它送往三处：公有云集群在线安装，自建机房从 2.9 升级，隔离网络导入离线包。',
      description: 'Spoken description of a drawing',
    }),
    template: translate({id: 'illustrations.deliver.template', message: '应用模板', description: 'Title of a card in a drawing, at most 20 characters'}),
    targets: [
      {
        icon: CloudIcon,
        state: 'ok' as const,
        name: translate({id: 'illustrations.deliver.cloud', message: '公有云集群', description: 'Node in a drawing, at most 18 characters'}),
        sub: translate({id: 'illustrations.deliver.online', message: '在线安装', description: 'Detail of a node in a drawing, at most 18 characters'}),
      },
      {
        icon: ServerIcon,
        state: 'busy' as const,
        name: translate({id: 'illustrations.deliver.room', message: '自建机房', description: 'Node in a drawing, at most 18 characters'}),
        sub: '2.9 → 3.0',
      },
      {
        icon: DiscIcon,
        state: 'ok' as const,
        name: translate({id: 'illustrations.deliver.isolated', message: '隔离网络', description: 'Node in a drawing, at most 18 characters'}),
        sub: translate({id: 'illustrations.deliver.offline', message: '导入离线包', description: 'Detail of a node in a drawing, at most 18 characters'}),
      },
    ],
  };
}

type Texts = ReturnType<typeof texts>;

function Wide({text}: {readonly text: Texts}) {
  return (
    <Drawing width={560} height={392} label={text.label}>
      <Flow d="M196 196H230a26 26 0 0 0 26-26V96a26 26 0 0 1 26-26H330" />
      <Flow d="M196 196H330" pace="quick" phase={2} />
      <Flow d="M196 196H230a26 26 0 0 1 26 26V296a26 26 0 0 0 26 26H330" phase={3} />
      <Panel x={22} y={78} width={174} height={208} radius={18} look="faint" />
      <Panel x={8} y={92} width={188} height={208} radius={18} look="strong">
        <Label x={20} y={38} look="name">
          {text.template}
        </Label>
        <Badge x={20} y={54} width={62}>
          3.0
        </Badge>
        <Edge d="M20 100H168" />
        {PARTS.map(({name, tone}, row) => (
          <g transform={`translate(0 ${126 + row * 28})`} key={name}>
            <Dot x={26} y={0} r={5} tone={tone} />
            <Label x={44} y={5} look="mono">
              {name}
            </Label>
          </g>
        ))}
      </Panel>
      {text.targets.map(({icon, name, sub, state}, row) => (
        <Node x={330} y={36 + row * 126} width={222} height={68} icon={icon} name={name} sub={sub} state={state} key={name} />
      ))}
    </Drawing>
  );
}

function Tall({text}: {readonly text: Texts}) {
  return (
    <Drawing width={320} height={410} flow="down" label={text.label}>
      <Flow d="M38 122V176a20 20 0 0 0 20 20H74" pace="quick" />
      <Flow d="M38 122V258a20 20 0 0 0 20 20H74" phase={2} />
      <Flow d="M38 122V340a20 20 0 0 0 20 20H74" phase={4} />
      <Panel x={14} y={2} width={304} height={110} radius={16} look="faint" />
      <Panel x={2} y={14} width={304} height={108} radius={16} look="strong">
        <Label x={18} y={36} look="name">
          {text.template}
        </Label>
        <Badge x={228} y={18} width={58}>
          3.0
        </Badge>
        <Edge d="M18 58H286" />
        {PARTS.map(({name, tone}, column) => (
          <g transform={`translate(${column * 90} 84)`} key={name}>
            <Dot x={24} y={0} r={5} tone={tone} />
            <Label x={38} y={5} look="mono">
              {name}
            </Label>
          </g>
        ))}
      </Panel>
      {text.targets.map(({icon, name, sub, state}, row) => (
        <Node x={74} y={166 + row * 82} width={232} height={60} icon={icon} name={name} sub={sub} state={state} key={name} />
      ))}
    </Drawing>
  );
}

/** One template, three kinds of place to install it. */
export default function StageDeliver() {
  const text = texts();
  return <Responsive from={560} wide={<Wide text={text} />} tall={<Tall text={text} />} />;
}
