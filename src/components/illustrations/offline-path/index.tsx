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
import BoltIcon from '@site/src/components/ui/icon/bolt';
import BoxIcon from '@site/src/components/ui/icon/box';
import DiscIcon from '@site/src/components/ui/icon/disc';

function texts() {
  return {
    label: translate({
      id: 'illustrations.offline.label',
      message: '左边是能上网的开发集群，应用在那里发布成模板，再导出成一个包；包由移动介质带过网络边界，右边的隔离集群导入它，安装出同样的应用。',
      description: 'Spoken description of a drawing',
    }),
    development: translate({id: 'illustrations.offline.development', message: '开发集群', description: 'Title of a frame in a drawing, at most 20 characters'}),
    isolated: translate({id: 'illustrations.offline.isolated', message: '隔离集群', description: 'Title of a frame in a drawing, at most 20 characters'}),
    application: translate({id: 'illustrations.offline.application', message: '应用', description: 'Node in a drawing, at most 13 characters'}),
    library: translate({id: 'illustrations.offline.library', message: '组件库', description: 'Node in a drawing: the component library, at most 17 characters'}),
    running: translate({id: 'illustrations.offline.running', message: '运行中', description: 'Detail of a node, at most 13 characters'}),
    carrier: translate({id: 'illustrations.offline.carrier', message: '移动介质', description: 'Caption below a disc, at most 14 characters'}),
    boundary: translate({id: 'illustrations.offline.boundary', message: '网络边界', description: 'Caption of a dashed line, at most 18 characters'}),
  };
}

type Texts = ReturnType<typeof texts>;

type ClusterProps = {readonly x: number; readonly y: number; readonly title: string; readonly text: Texts; readonly outward: boolean};

/** A cluster with the application and the library; the flow runs out of it or into it. */
function Cluster({x, y, title, text, outward}: ClusterProps) {
  const application = <Node x={20} y={outward ? 48 : 144} width={170} height={60} icon={BoltIcon} name={text.application} sub={text.running} state="ok" />;
  const library = <Node x={20} y={outward ? 144 : 48} width={170} height={60} icon={BoxIcon} name={text.library} sub="3.0" />;
  return (
    <Panel x={x} y={y} width={210} height={224} radius={18} look="strong">
      <Label x={20} y={31} look="strong">
        {title}
      </Label>
      <Flow d="M46 108V144" pace="quick" />
      {application}
      {library}
    </Panel>
  );
}

function Wide({text}: {readonly text: Texts}) {
  return (
    <Drawing width={640} height={250} label={text.label}>
      <Edge d="M320 0V84M320 196V228" dashed />
      <Label x={320} y={246} centred>
        {text.boundary}
      </Label>
      <Flow d="M194 178H228a26 26 0 0 0 26-26V150a20 20 0 0 1 20-20H292" />
      <Flow d="M348 130H366a20 20 0 0 0 20-20V108a26 26 0 0 1 26-26H446" phase={2} />
      <Cluster x={4} y={4} title={text.development} text={text} outward />
      <Cluster x={426} y={4} title={text.isolated} text={text} outward={false} />
      <Panel x={292} y={102} width={56} height={56} radius={28} look="strong" />
      <Glyph icon={DiscIcon} x={320} y={130} large />
      <Label x={320} y={184} look="strong" centred>
        {text.carrier}
      </Label>
    </Drawing>
  );
}

function Tall({text}: {readonly text: Texts}) {
  return (
    <Drawing width={300} height={560} flow="down" label={text.label}>
      <Flow d="M150 228V252" pace="quick" />
      <Flow d="M150 308V332" pace="quick" phase={2} />
      <Edge d="M0 280H112M188 280H300" dashed />
      <Label x={4} y={270}>{text.boundary}</Label>
      <Cluster x={45} y={4} title={text.development} text={text} outward />
      <Panel x={122} y={252} width={56} height={56} radius={28} look="strong" />
      <Glyph icon={DiscIcon} x={150} y={280} large />
      <Badge x={200} y={292} width={98}>
        {text.carrier}
      </Badge>
      <Cluster x={45} y={332} title={text.isolated} text={text} outward={false} />
    </Drawing>
  );
}

/** An application crosses the boundary of a network as one package. */
export default function OfflinePath() {
  const text = texts();
  return <Responsive from={560} wide={<Wide text={text} />} tall={<Tall text={text} />} />;
}
