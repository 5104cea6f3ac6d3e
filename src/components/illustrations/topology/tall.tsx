import Badge from '@site/src/components/illustrations/primitives/badge';
import Dot from '@site/src/components/illustrations/primitives/dot';
import Drawing from '@site/src/components/illustrations/primitives/drawing';
import Edge from '@site/src/components/illustrations/primitives/edge';
import Flow from '@site/src/components/illustrations/primitives/flow';
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
import WindowIcon from '@site/src/components/ui/icon/window';

import {topologyTexts} from './texts';

const SURFACE = 396;

const BELOW = [
  {x: 56, objects: ['StatefulSet', 'PVC']},
  {x: 179, objects: ['Deployment', 'Service']},
  {x: 302, objects: ['StatefulSet', 'PVC']},
] as const;

const TURNS = [0, undefined, 1] as const;

/** The tall version of the topology, for phones. */
export default function TallTopology() {
  const text = topologyTexts();
  return (
    <Drawing width={358} height={582} flow="down" label={text.label}>
      <Water width={358} y={SURFACE} depth={230} />
      {BELOW.map(({x}, index) => (
        <Plumb x={x} from={352} to={444} surface={SURFACE} turn={TURNS[index]} key={x} />
      ))}

      <Panel x={-6} y={98} width={370} height={270} radius={22} look="frame" />
      <Edge d="M179 0V20" />
      <Flow d="M179 72V212" pace="quick" phase={1} />
      <Flow d="M179 72V80a14 14 0 0 1-14 14H96a14 14 0 0 0-14 14V120" phase={2} />
      <Flow d="M179 72V80a14 14 0 0 0 14 14H262a14 14 0 0 1 14 14V120" phase={4} />
      <Flow d="M82 172V224a14 14 0 0 0 14 14H113" phase={3} />
      <Flow d="M276 172V224a14 14 0 0 1-14 14H245" phase={1} />
      <Flow d="M179 264V304" pace="quick" />
      <Flow d="M179 264V270a14 14 0 0 1-14 14H70a14 14 0 0 0-14 14V304" phase={2} />
      <Flow d="M179 264V270a14 14 0 0 0 14 14H288a14 14 0 0 1 14 14V304" phase={4} />

      <Node x={110} y={20} height={52} icon={GatewayIcon} name={text.gateway} sub="shop.com" state="ok" />
      <Node x={16} y={120} width={132} height={52} icon={WindowIcon} name="web" sub="×2" state="ok" />
      <Node x={210} y={120} width={132} height={52} icon={CodeIcon} name="admin" sub="×1" state="ok" />
      <Node x={113} y={212} width={132} height={52} icon={BoltIcon} name="api" sub="×4" state="ok" />
      <Node x={0} y={304} width={112} height={48} icon={DatabaseIcon} name="mysql" />
      <Node x={123} y={304} width={112} height={48} icon={LayersIcon} name="redis" />
      <Node x={246} y={304} width={112} height={48} icon={QueueIcon} name="queue" />
      <Panel x={4} y={84} width={76} height={28}>
        <Label x={14} y={19} look="strong">
          {text.application}
        </Label>
        <Dot x={60} y={14} />
      </Panel>

      <Label x={0} y={424} halo>
        {text.below}
      </Label>
      {BELOW.map(({x, objects}) =>
        objects.map((object, row) => (
          <Badge x={x - 54} y={444 + row * 34} width={108} height={28} key={object}>
            {object}
          </Badge>
        )),
      )}
      <Ground x={0} y={528} width={358}>
        node ×3
      </Ground>
    </Drawing>
  );
}
