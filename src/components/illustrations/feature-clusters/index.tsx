import {translate} from '@docusaurus/Translate';

import Badge from '@site/src/components/illustrations/primitives/badge';
import Dot from '@site/src/components/illustrations/primitives/dot';
import Drawing from '@site/src/components/illustrations/primitives/drawing';
import Flow from '@site/src/components/illustrations/primitives/flow';
import Ground from '@site/src/components/illustrations/primitives/ground';
import Label from '@site/src/components/illustrations/primitives/label';
import Node from '@site/src/components/illustrations/primitives/node';
import Panel from '@site/src/components/illustrations/primitives/panel';
import Responsive from '@site/src/components/illustrations/primitives/responsive';
import WindowIcon from '@site/src/components/ui/icon/window';

function texts() {
  return {
    label: translate({
      id: 'illustrations.featureClusters.label',
      message: '一个控制台连着三个集群：自己机房的开发集群、云上的生产集群、边缘的门店集群。应用从开发集群复制到生产集群，再以模板装进门店集群。',
      description: 'Spoken description of a drawing',
    }),
    console: translate({id: 'illustrations.featureClusters.console', message: '控制台', description: 'Node in a drawing, at most 20 characters'}),
    copy: translate({id: 'illustrations.featureClusters.copy', message: '复制', description: 'Action on a line in a drawing, at most 8 characters'}),
    install: translate({id: 'illustrations.featureClusters.install', message: '安装', description: 'Action on a line in a drawing, at most 8 characters'}),
    clusters: [
      {
        name: translate({id: 'illustrations.featureClusters.development', message: '开发集群', description: 'Title of a frame in a drawing, at most 24 characters'}),
        ground: translate({id: 'illustrations.featureClusters.room', message: '自己的机房', description: 'What a cluster stands on, at most 18 characters'}),
      },
      {
        name: translate({id: 'illustrations.featureClusters.production', message: '生产集群', description: 'Title of a frame in a drawing, at most 24 characters'}),
        ground: 'ACK / CCE / TKE',
      },
      {
        name: translate({id: 'illustrations.featureClusters.edge', message: '门店集群', description: 'Title of a frame in a drawing, at most 24 characters'}),
        ground: translate({id: 'illustrations.featureClusters.edgeGround', message: '边缘主机', description: 'What a cluster stands on, at most 18 characters'}),
      },
    ],
  };
}

type Texts = ReturnType<typeof texts>;

type ClusterProps = Texts['clusters'][number] & {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Version of the application that runs there. */
  readonly version: string;
};

/** A cluster on its infrastructure, running the same application as the others. */
function Cluster({x, y, width, name, ground, version}: ClusterProps) {
  const half = (width - 52) / 2;
  return (
    <Panel x={x} y={y} width={width} height={176} radius={18} look="strong">
      <Label x={20} y={33} look="name">
        {name}
      </Label>
      <Dot x={width - 22} y={28} r={4} />
      <Flow d={`M${20 + half} 78H${32 + half}`} pace="still" />
      {['web', 'api'].map((component, index) => (
        <Panel x={20 + index * (half + 12)} y={52} width={half} height={54} radius={11} key={component}>
          <Label x={14} y={23} look="strong">
            {component}
          </Label>
          <Label x={14} y={43} look="mono">
            {version}
          </Label>
        </Panel>
      ))}
      <Ground x={14} y={130} width={width - 28}>
        {ground}
      </Ground>
    </Panel>
  );
}

const VERSIONS = ['v14', 'v13', 'v13'] as const;

function Wide({text}: {readonly text: Texts}) {
  return (
    <Drawing width={1064} height={318} label={text.label}>
      <Flow d="M532 68V80a26 26 0 0 1-26 26H176a26 26 0 0 0-26 26V142" phase={1} />
      <Flow d="M532 68V142" pace="quick" />
      <Flow d="M532 68V80a26 26 0 0 0 26 26H888a26 26 0 0 1 26 26V142" phase={4} />
      <Node x={422} y={0} width={220} height={68} icon={WindowIcon} name={text.console} sub=":7070" state="ok" />
      <Flow d="M300 221H382" phase={2} />
      <Flow d="M682 221H764" phase={3} />
      {text.clusters.map((cluster, index) => (
        <Cluster {...cluster} x={index * 382} y={142} width={300} version={VERSIONS[index] ?? ''} key={cluster.name} />
      ))}
      <Badge x={307} y={182} width={68}>
        {text.copy}
      </Badge>
      <Badge x={689} y={182} width={68}>
        {text.install}
      </Badge>
    </Drawing>
  );
}

function Tall({text}: {readonly text: Texts}) {
  return (
    <Drawing width={340} height={742} flow="down" label={text.label}>
      <Flow d="M72 34H38a26 26 0 0 0-26 26V172a26 26 0 0 0 26 26H40" phase={1} />
      <Flow d="M12 150V400a26 26 0 0 0 26 26H40" pace="still" />
      <Flow d="M12 380V638a26 26 0 0 0 26 26H40" pace="still" />
      <Node x={72} y={0} width={220} height={68} icon={WindowIcon} name={text.console} sub=":7070" state="ok" />
      <Flow d="M182 286V338" pace="quick" phase={2} />
      <Flow d="M182 514V566" pace="quick" phase={3} />
      {text.clusters.map((cluster, index) => (
        <Cluster {...cluster} x={40} y={110 + index * 228} width={296} version={VERSIONS[index] ?? ''} key={cluster.name} />
      ))}
      <Badge x={200} y={299} width={84}>
        {text.copy}
      </Badge>
      <Badge x={200} y={527} width={84}>
        {text.install}
      </Badge>
    </Drawing>
  );
}

/** One console, three clusters on different infrastructure, and an application that moves between them. */
export default function FeatureClusters() {
  const text = texts();
  return <Responsive from={880} wide={<Wide text={text} />} tall={<Tall text={text} />} />;
}
