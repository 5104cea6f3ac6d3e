import {translate} from '@docusaurus/Translate';

import Drawing from '@site/src/components/illustrations/primitives/drawing';
import Flow from '@site/src/components/illustrations/primitives/flow';
import Glyph from '@site/src/components/illustrations/primitives/glyph';
import Label from '@site/src/components/illustrations/primitives/label';
import Node from '@site/src/components/illustrations/primitives/node';
import Panel from '@site/src/components/illustrations/primitives/panel';
import Responsive from '@site/src/components/illustrations/primitives/responsive';
import type {IconComponent} from '@site/src/components/ui/icon';
import BoltIcon from '@site/src/components/ui/icon/bolt';
import BoxIcon from '@site/src/components/ui/icon/box';
import CloudIcon from '@site/src/components/ui/icon/cloud';
import DatabaseIcon from '@site/src/components/ui/icon/database';
import DiscIcon from '@site/src/components/ui/icon/disc';
import GatewayIcon from '@site/src/components/ui/icon/gateway';
import LayersIcon from '@site/src/components/ui/icon/layers';
import WindowIcon from '@site/src/components/ui/icon/window';
import type {VendorProducts} from '@site/src/lib/front-matter/vendor';

function texts({cluster, entry, database, storage, registry}: VendorProducts) {
  return {
    label: translate({id: 'illustrations.vendor.label', message: '{entry} 把五个端口转给 {cluster} 里的网关节点；命名空间 rbd-system 里是网关、控制台、接口与构建服务；数据库、共享存储和镜像仓库分别接到 {database}、{storage} 和 {registry}。', description: 'Spoken description of a drawing'}, {entry, cluster, database, storage, registry}),
    ports: translate({id: 'illustrations.vendor.ports', message: '四层转发', description: 'Detail of a load balancer in a drawing, at most 13 characters'}),
    gatewayNodes: translate({id: 'illustrations.vendor.gatewayNodes', message: '网关节点', description: 'Node in a drawing, at most 15 characters'}),
    buildNodes: translate({id: 'illustrations.vendor.buildNodes', message: '构建节点', description: 'Node in a drawing, at most 15 characters'}),
    consolePart: translate({id: 'illustrations.vendor.console', message: '控制台 7070', description: 'Detail of a node in a drawing, at most 18 characters'}),
    build: translate({id: 'illustrations.vendor.build', message: '构建镜像', description: 'Detail of a node in a drawing, at most 18 characters'}),
    shared: translate({id: 'illustrations.vendor.shared', message: 'RWX 共享存储', description: 'Detail of a node in a drawing, at most 16 characters'}),
    images: translate({id: 'illustrations.vendor.images', message: '应用的镜像', description: 'Detail of a node in a drawing, at most 16 characters'}),
    optional: translate({id: 'vendor.drawing.cap', message: '云产品，按需接入', description: 'Caption above three products in a drawing, at most 30 characters'}),
  };
}

type Props = {readonly products: VendorProducts};
type Texts = ReturnType<typeof texts>;
type VersionProps = Props & {readonly text: Texts};

function Wide({products, text}: VersionProps) {
  return (
    <Drawing width={1120} height={372} label={text.label}>
      <Panel x={228} y={8} width={600} height={356} radius={20} look="frame" />
      <Label x={256} y={42} look="strong">
        {products.cluster}
      </Label>
      <Panel x={520} y={28} width={284} height={318} radius={18}>
        <Label x={20} y={30} look="mono">
          rbd-system
        </Label>
      </Panel>
      <Flow d="M176 175H256" pace="quick" />
      <Flow d="M440 175H544" phase={1} />
      <Flow d="M440 175H474a18 18 0 0 0 18-18V127a18 18 0 0 1 18-18H544" phase={3} />
      <Flow d="M440 175H474a18 18 0 0 1 18 18V223a18 18 0 0 0 18 18H544" phase={4} />
      <Flow d="M440 307H544" phase={2} />
      <Flow d="M804 186H912" pace="slow" />
      <Flow d="M804 186H836a20 20 0 0 0 20-20V94a20 20 0 0 1 20-20H912" pace="slow" phase={2} />
      <Flow d="M804 186H836a20 20 0 0 1 20 20V278a20 20 0 0 0 20 20H912" pace="slow" phase={4} />
      <Panel x={0} y={141} width={176} height={126}>
        <Label x={14} y={92} look="mono">
          80 443 6060
        </Label>
        <Label x={14} y={112} look="mono">
          7070 8443
        </Label>
      </Panel>
      <Node x={0} y={141} width={176} height={68} icon={CloudIcon} name={products.entry} sub={text.ports} state="ok" />
      <Node x={256} y={141} width={184} height={68} icon={GatewayIcon} name={text.gatewayNodes} sub="nodesForGateway" state="ok" />
      <Node x={256} y={273} width={184} height={68} icon={LayersIcon} name={text.buildNodes} sub="nodesForChaos" state="ok" />
      <Node x={544} y={81} width={236} height={56} icon={GatewayIcon} name="rbd-gateway" sub="80 · 443" state="ok" />
      <Node x={544} y={147} width={236} height={56} icon={WindowIcon} name="rbd-app-ui" sub={text.consolePart} state="ok" />
      <Node x={544} y={213} width={236} height={56} icon={BoltIcon} name="rbd-api · worker" sub="8443 · 6060" state="ok" />
      <Node x={544} y={279} width={236} height={56} icon={BoxIcon} name="rbd-chaos" sub={text.build} state="busy" />
      <Label x={912} y={26}>{text.optional}</Label>
      <Node x={912} y={40} width={208} height={68} icon={DatabaseIcon} name={products.database} sub="console · region" state="fresh" />
      <Node x={912} y={152} width={208} height={68} icon={DiscIcon} name={products.storage} sub={text.shared} state="fresh" />
      <Node x={912} y={264} width={208} height={68} icon={BoxIcon} name={products.registry} sub={text.images} state="fresh" />
    </Drawing>
  );
}

/** One of three products side by side; narrower than a node. */
function Product({x, icon, name}: {readonly x: number; readonly icon: IconComponent; readonly name: string}) {
  return (
    <Panel x={x} y={556} width={100} height={52} look="strong">
      <Glyph icon={icon} x={24} y={26} />
      <Label x={41} y={31} look="name">
        {name}
      </Label>
    </Panel>
  );
}

function Tall({products, text}: VersionProps) {
  const {short} = products;
  return (
    <Drawing width={326} height={620} flow="down" label={text.label}>
      <Flow d="M163 62V118" pace="quick" />
      <Flow d="M163 180V212" pace="quick" phase={2} />
      <Flow d="M163 508V556" pace="slow" />
      <Flow d="M163 508V512a20 20 0 0 1-20 20H78a20 20 0 0 0-20 20V556" pace="slow" phase={2} />
      <Flow d="M163 508V512a20 20 0 0 0 20 20H248a20 20 0 0 1 20 20V556" pace="slow" phase={4} />
      <Panel x={8} y={86} width={310} height={422} radius={20} look="frame" />
      <Node x={42} y={2} width={242} height={60} icon={CloudIcon} name={products.entry} sub="80 443 6060 7070 8443" state="ok" />
      <Node x={42} y={118} width={242} height={62} icon={GatewayIcon} name={text.gatewayNodes} sub="nodesForGateway" state="ok" />
      <Panel x={28} y={212} width={270} height={276} radius={18}>
        <Label x={18} y={26} look="mono">
          rbd-system
        </Label>
      </Panel>
      <Node x={42} y={248} width={242} height={52} icon={GatewayIcon} name="rbd-gateway" sub="80 · 443" state="ok" />
      <Node x={42} y={306} width={242} height={52} icon={WindowIcon} name="rbd-app-ui" sub={text.consolePart} state="ok" />
      <Node x={42} y={364} width={242} height={52} icon={BoltIcon} name="rbd-api · worker" sub="8443 · 6060" state="ok" />
      <Node x={42} y={422} width={242} height={52} icon={BoxIcon} name="rbd-chaos" sub={text.build} state="busy" />
      <Product x={8} icon={DatabaseIcon} name={short.database} />
      <Product x={113} icon={DiscIcon} name={short.storage} />
      <Product x={218} icon={BoxIcon} name={short.registry} />
    </Drawing>
  );
}

/** How the platform is placed in a cloud: the entry point, the cluster, the products around it. */
export default function VendorLanding({products}: Props) {
  const text = texts(products);
  return <Responsive from={1008} wide={<Wide products={products} text={text} />} tall={<Tall products={products} text={text} />} />;
}
