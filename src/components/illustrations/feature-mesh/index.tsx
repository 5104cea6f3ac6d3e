import {translate} from '@docusaurus/Translate';

import Badge from '@site/src/components/illustrations/primitives/badge';
import Dot from '@site/src/components/illustrations/primitives/dot';
import Drawing from '@site/src/components/illustrations/primitives/drawing';
import Edge from '@site/src/components/illustrations/primitives/edge';
import Flow from '@site/src/components/illustrations/primitives/flow';
import Label from '@site/src/components/illustrations/primitives/label';
import Node from '@site/src/components/illustrations/primitives/node';
import Panel from '@site/src/components/illustrations/primitives/panel';
import Responsive from '@site/src/components/illustrations/primitives/responsive';
import BoltIcon from '@site/src/components/ui/icon/bolt';
import DatabaseIcon from '@site/src/components/ui/icon/database';
import MeshIcon from '@site/src/components/ui/icon/mesh';
import WindowIcon from '@site/src/components/ui/icon/window';

function texts() {
  return {
    label: translate({
      id: 'illustrations.featureMesh.label',
      message: 'web 依赖 api，api 依赖 MySQL。调用方旁边的 Envoy 转发请求，地址以环境变量给到组件；rbd-node 把规则下发给每个 Envoy。下面是可以切换的三种治理模式，当前是内置网格。',
      description: 'Spoken description of a drawing',
    }),
    modes: translate({id: 'illustrations.featureMesh.modes', message: '治理模式', description: 'Caption in a drawing, at most 22 characters'}),
    names: [
      translate({id: 'illustrations.featureMesh.native', message: '原生 Service', description: 'A governance mode in a drawing, at most 14 characters'}),
      translate({id: 'illustrations.featureMesh.builtIn', message: '内置网格', description: 'A governance mode in a drawing, at most 14 characters'}),
      translate({id: 'illustrations.featureMesh.plugin', message: '由插件提供', description: 'A governance mode in a drawing, at most 14 characters'}),
    ],
  };
}

type Texts = ReturnType<typeof texts>;

/** The modes as a switch; the one in the middle is on. */
function Modes({y, width, text}: {readonly y: number; readonly width: number; readonly text: Texts}) {
  const step = (width + 10) / text.names.length;
  return (
    <g transform={`translate(0 ${y})`}>
      <Label x={0} y={0}>
        {text.modes}
      </Label>
      {text.names.map((name, index) => (
        <Panel x={index * step} y={14} width={step - 10} height={44} radius={12} look={index === 1 ? 'strong' : 'frame'} key={name}>
          <Label x={(step - 10) / 2} y={27} look={index === 1 ? 'strong' : 'cap'} centred>
            {name}
          </Label>
          {/* The dot is on the edge of the chip: on a phone there is no space beside the text. */}
          {index === 1 && <Dot x={step - 24} y={0} r={4} tone="brand" />}
        </Panel>
      ))}
    </g>
  );
}

function Wide({text}: {readonly text: Texts}) {
  return (
    <Drawing width={624} height={386} label={text.label}>
      <Edge d="M83 174V226a26 26 0 0 0 26 26H226" dashed />
      <Edge d="M311 174V222" dashed />
      <Edge d="M83 26V48M311 26V48M83 108V148M311 108V148" />
      <Flow d="M128 161H148a26 26 0 0 0 26-26V104a26 26 0 0 1 26-26H226" />
      <Flow d="M356 161H376a26 26 0 0 0 26-26V104a26 26 0 0 1 26-26H454" phase={2} />
      <Badge x={0} y={0} width={166}>
        API_HOST
      </Badge>
      <Badge x={228} y={0} width={166}>
        MYSQL_HOST
      </Badge>
      <Node x={0} y={48} width={166} height={60} icon={WindowIcon} name="web" sub="Vue" state="ok" />
      <Node x={228} y={48} width={166} height={60} icon={BoltIcon} name="api" sub="Java" state="ok" />
      <Node x={456} y={48} width={166} height={60} icon={DatabaseIcon} name="mysql" sub="TCP 3306" state="ok" />
      <Badge x={38} y={148} width={90}>
        Envoy
      </Badge>
      <Badge x={266} y={148} width={90}>
        Envoy
      </Badge>
      <Node x={228} y={222} width={166} height={60} icon={MeshIcon} name="rbd-node" sub="xDS" />
      <Modes y={328} width={624} text={text} />
    </Drawing>
  );
}

function Tall({text}: {readonly text: Texts}) {
  return (
    <Drawing width={340} height={504} flow="down" label={text.label}>
      <Edge d="M264 30H290a26 26 0 0 1 26 26V354a26 26 0 0 1-26 26H240" dashed />
      <Edge d="M264 164H316" dashed />
      <Edge d="M160 30H188M160 164H188" />
      <Flow d="M226 43V58a22 22 0 0 1-22 22H102a22 22 0 0 0-22 22V134" />
      <Flow d="M226 177V192a22 22 0 0 1-22 22H102a22 22 0 0 0-22 22V268" phase={2} />
      <Node x={0} y={0} width={160} height={60} icon={WindowIcon} name="web" sub="Vue" state="ok" />
      <Node x={0} y={134} width={160} height={60} icon={BoltIcon} name="api" sub="Java" state="ok" />
      <Node x={0} y={268} width={160} height={60} icon={DatabaseIcon} name="mysql" sub="TCP 3306" state="ok" />
      {[30, 164].map((y) => (
        <Badge x={188} y={y - 13} width={76} key={y}>
          Envoy
        </Badge>
      ))}
      <Badge x={108} y={94} width={110}>
        API_HOST
      </Badge>
      <Badge x={108} y={228} width={110}>
        MYSQL_HOST
      </Badge>
      <Node x={72} y={350} width={168} height={60} icon={MeshIcon} name="rbd-node" sub="xDS" />
      <Modes y={446} width={340} text={text} />
    </Drawing>
  );
}

/** Dependencies carried by sidecars, and the switch between governance modes. */
export default function FeatureMesh() {
  const text = texts();
  return <Responsive from={560} wide={<Wide text={text} />} tall={<Tall text={text} />} />;
}
