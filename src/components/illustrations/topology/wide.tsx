import Badge from '@site/src/components/illustrations/primitives/badge';
import Dot from '@site/src/components/illustrations/primitives/dot';
import Drawing from '@site/src/components/illustrations/primitives/drawing';
import Edge from '@site/src/components/illustrations/primitives/edge';
import Flow from '@site/src/components/illustrations/primitives/flow';
import Glyph from '@site/src/components/illustrations/primitives/glyph';
import Ground from '@site/src/components/illustrations/primitives/ground';
import Label from '@site/src/components/illustrations/primitives/label';
import Node from '@site/src/components/illustrations/primitives/node';
import Panel from '@site/src/components/illustrations/primitives/panel';
import Plumb from '@site/src/components/illustrations/primitives/plumb';
import Water from '@site/src/components/illustrations/primitives/water';
import BoltIcon from '@site/src/components/ui/icon/bolt';
import CodeIcon from '@site/src/components/ui/icon/code';
import DatabaseIcon from '@site/src/components/ui/icon/database';
import GatewayIcon from '@site/src/components/ui/icon/gateway';
import LayersIcon from '@site/src/components/ui/icon/layers';
import QueueIcon from '@site/src/components/ui/icon/queue';
import UserIcon from '@site/src/components/ui/icon/user';
import WindowIcon from '@site/src/components/ui/icon/window';

import {topologyTexts} from './texts';

const SURFACE = 322;

/** What is below each component: the position of the plumb line, and the objects it reaches. */
const BELOW = [
  {x: 153, from: 180, objects: ['Ingress']},
  {x: 419, from: 268, objects: ['Deployment', 'Service']},
  {x: 675, from: 180, objects: ['Deployment', 'Service', 'HPA']},
  {x: 915, from: 92, objects: ['StatefulSet', 'Service', 'PVC']},
  {x: 1009, from: 180, objects: ['Deployment', 'Service']},
  {x: 1103, from: 268, objects: ['StatefulSet', 'Service', 'PVC']},
] as const;

/** Only every second ring spreads, so that the rings don't compete with the traffic. */
const TURNS = [0, undefined, 1, undefined, 2] as const;

/** The wide version of the topology. */
export default function WideTopology() {
  const text = topologyTexts();
  return (
    <Drawing width={1200} height={520} label={text.label}>
      <Water width={1200} y={SURFACE} depth={270} />
      {BELOW.map(({x, from}, index) => (
        <Plumb x={x} from={from} to={360} surface={SURFACE} turn={TURNS[index]} key={x} />
      ))}

      <Panel x={312} y={8} width={888} height={288} radius={28} look="frame" />
      <Panel x={344} y={-7} width={112} height={30} radius={15}>
        <Label x={16} y={20} look="strong">
          {text.application}
        </Label>
        <Label x={50} y={20} look="mono">
          shop
        </Label>
        <Dot x={96} y={15} />
      </Panel>

      <Edge d="M30 152H84" />
      <Flow d="M222 152H606" phase={1} />
      <Flow d="M222 152H262a26 26 0 0 0 26-26V90a26 26 0 0 1 26-26H350" phase={3} />
      <Flow d="M222 152H262a26 26 0 0 1 26 26V214a26 26 0 0 0 26 26H350" pace="slow" phase={2} />
      <Flow d="M488 64H649a26 26 0 0 1 26 26V124" phase={2} />
      <Flow d="M488 240H649a26 26 0 0 0 26-26V180" pace="slow" phase={4} />
      <Flow d="M744 152H770a26 26 0 0 0 26-26V90a26 26 0 0 1 26-26H846" phase={4} />
      <Flow d="M744 152H940" pace="quick" phase={1} />
      <Flow d="M744 152H770a26 26 0 0 1 26 26V214a26 26 0 0 0 26 26H1034" phase={1} />

      <Panel x={2} y={138} width={28} height={28} look="strong" />
      <Glyph icon={UserIcon} x={16} y={152} />
      <Node x={84} y={124} icon={GatewayIcon} name={text.gateway} sub="shop.com" state="ok" />
      <Node x={350} y={36} icon={WindowIcon} name="web" sub="×2" state="ok" />
      <Node x={350} y={212} icon={CodeIcon} name="admin" sub="×1" state="ok" />
      <Node x={606} y={124} icon={BoltIcon} name="api" sub="×4" state="ok" />
      <Node x={846} y={36} icon={DatabaseIcon} name="mysql" sub=":3306" state="ok" />
      <Node x={940} y={124} icon={LayersIcon} name="redis" sub=":6379" state="ok" />
      <Node x={1034} y={212} icon={QueueIcon} name="queue" sub=":5672" state="ok" />

      <Label x={0} y={308} look="strong">
        {text.above}
      </Label>
      <Label x={0} y={346}>{text.below}</Label>
      {BELOW.map(({x, objects}) =>
        objects.map((object, row) => (
          <Badge x={x - 44} y={362 + row * 32} width={88} key={object}>
            {object}
          </Badge>
        )),
      )}
      <Ground x={0} y={476} width={380}>
        node-1 amd64
      </Ground>
      <Ground x={410} y={476} width={380}>
        node-2 arm64
      </Ground>
      <Ground x={820} y={476} width={380}>
        node-3 amd64
      </Ground>
    </Drawing>
  );
}
