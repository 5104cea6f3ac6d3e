import {translate} from '@docusaurus/Translate';

import clsx from 'clsx';

import Badge from '@site/src/components/illustrations/primitives/badge';
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
import GatewayIcon from '@site/src/components/ui/icon/gateway';
import StoreIcon from '@site/src/components/ui/icon/store';

import styles from './styles.module.css';

function texts() {
  return {
    label: translate({
      id: 'illustrations.featureDevops.label',
      message: '代码仓库里带 @deploy 的提交触发构建：识别语言、取依赖、编译、存入镜像仓库；组件的四个实例逐个换成新版本，再由网关对外服务，或发布到组件库。虚线表示可以回滚到上一版。',
      description: 'Spoken description of a drawing',
    }),
    repository: translate({id: 'illustrations.featureDevops.repository', message: '代码仓库', description: 'Title of a card in a drawing, at most 16 characters'}),
    commits: [
      translate({id: 'illustrations.featureDevops.commit1', message: 'feat: 购物车', description: 'A commit message in a drawing, at most 18 characters'}),
      translate({id: 'illustrations.featureDevops.commit2', message: 'docs: 说明', description: 'A commit message in a drawing, at most 18 characters'}),
      translate({id: 'illustrations.featureDevops.commit3', message: 'fix: 价格 @deploy', description: 'A commit message in a drawing, at most 18 characters; keep @deploy'}),
    ],
    build: translate({id: 'illustrations.featureDevops.build', message: '构建', description: 'Title of a card in a drawing, at most 16 characters'}),
    tasks: [
      translate({id: 'illustrations.featureDevops.detect', message: '识别语言：Java', description: 'A task of a build in a drawing, at most 26 characters'}),
      translate({id: 'illustrations.featureDevops.fetch', message: '取依赖，编译', description: 'A task of a build in a drawing, at most 26 characters'}),
      translate({id: 'illustrations.featureDevops.image', message: '制作镜像', description: 'A task of a build in a drawing, at most 26 characters'}),
      translate({id: 'illustrations.featureDevops.push', message: '存入镜像仓库', description: 'A task of a build in a drawing, at most 26 characters'}),
    ],
    component: translate({id: 'illustrations.featureDevops.component', message: '运行中的组件', description: 'Title of a card in a drawing, at most 22 characters'}),
    rollback: translate({id: 'illustrations.featureDevops.rollback', message: '回滚到 v12', description: 'Caption of a dashed line in a drawing, at most 18 characters'}),
    gateway: translate({id: 'illustrations.featureDevops.gateway', message: '网关', description: 'Node in a drawing, at most 16 characters'}),
    library: translate({id: 'illustrations.featureDevops.library', message: '组件库', description: 'Node in a drawing: the component library, at most 17 characters'}),
  };
}

type Texts = ReturnType<typeof texts>;

type CardProps = {readonly x: number; readonly y: number; readonly text: Texts};

function Repository({x, y, text}: CardProps) {
  const last = text.commits.length - 1;
  return (
    <Panel x={x} y={y} width={212} height={190} radius={18} look="strong">
      <Glyph icon={BranchIcon} x={32} y={32} large />
      <Label x={56} y={37} look="name">
        {text.repository}
      </Label>
      <Edge d="M28 84V160" />
      {text.commits.map((commit, index) => (
        <g key={commit}>
          <circle className={clsx(styles.commit, index === last && styles.deployed)} cx="28" cy={82 + index * 38} r="7" />
          <Label x={48} y={87 + index * 38} look={index === last ? 'strong' : 'cap'}>
            {commit}
          </Label>
        </g>
      ))}
    </Panel>
  );
}

function Build({x, y, text}: CardProps) {
  return (
    <Panel x={x} y={y} width={224} height={190} radius={18} look="strong">
      <Glyph icon={BoxIcon} x={32} y={32} large />
      <Label x={56} y={37} look="name">
        {text.build}
      </Label>
      {text.tasks.map((task, index) => (
        <g key={task}>
          <Dot x={28} y={78 + index * 30} r={4.5} tone={index === text.tasks.length - 1 ? 'busy' : 'ok'} />
          <Label x={46} y={83 + index * 30}>
            {task}
          </Label>
        </g>
      ))}
    </Panel>
  );
}

/** Four instances: two are new, one is being replaced, one is still old. */
const INSTANCES = [
  {name: 'api-0', version: 'v13', tone: 'ok'},
  {name: 'api-1', version: 'v13', tone: 'ok'},
  {name: 'api-2', version: 'v13', tone: 'busy'},
  {name: 'api-3', version: 'v12', tone: 'ok'},
] as const;

function Component({x, y, text}: CardProps) {
  return (
    <Panel x={x} y={y} width={224} height={190} radius={18} look="strong">
      <Glyph icon={BoltIcon} x={32} y={32} large />
      <Label x={56} y={37} look="name">
        {text.component}
      </Label>
      {INSTANCES.map(({name, version, tone}, index) => (
        <Panel x={16 + (index % 2) * 100} y={60 + Math.floor(index / 2) * 62} width={92} height={52} radius={11} key={name}>
          <Label x={12} y={22} look="strong">
            {name}
          </Label>
          <Dot x={17} y={36} tone={tone} />
          <Label x={28} y={41} look="mono">
            {version}
          </Label>
        </Panel>
      ))}
    </Panel>
  );
}

function Wide({text}: {readonly text: Texts}) {
  return (
    <Drawing width={1064} height={252} label={text.label}>
      <Edge d="M672 190V216a22 22 0 0 1-22 22H598M458 238H406a22 22 0 0 1-22-22V190" dashed />
      <Badge x={458} y={224} width={140} height={28}>
        {text.rollback}
      </Badge>
      <Flow d="M212 95H272" pace="quick" />
      <Flow d="M496 95H560" pace="quick" phase={2} />
      <Flow d="M784 95H794a26 26 0 0 0 26-26V67a26 26 0 0 1 26-26H872" phase={1} />
      <Flow d="M784 95H794a26 26 0 0 1 26 26V123a26 26 0 0 0 26 26H872" phase={4} />
      <Repository x={0} y={0} text={text} />
      <Build x={272} y={0} text={text} />
      <Component x={560} y={0} text={text} />
      <Node x={872} y={9} width={192} height={64} icon={GatewayIcon} name={text.gateway} sub="shop.com" state="ok" />
      <Node x={872} y={117} width={192} height={64} icon={StoreIcon} name={text.library} sub="3.0" state="fresh" />
    </Drawing>
  );
}

function Tall({text}: {readonly text: Texts}) {
  return (
    <Drawing width={340} height={782} flow="down" label={text.label}>
      <Edge d="M282 450H302a22 22 0 0 0 22-22V356a22 22 0 0 0-22-22H282" dashed />
      <Flow d="M170 190V238" pace="quick" />
      <Flow d="M170 428V476" pace="quick" phase={2} />
      <Flow d="M170 666V672a20 20 0 0 1-20 20H102a20 20 0 0 0-20 20V718" phase={1} />
      <Flow d="M170 666V672a20 20 0 0 0 20 20H238a20 20 0 0 1 20 20V718" phase={4} />
      <Repository x={64} y={0} text={text} />
      <Build x={58} y={238} text={text} />
      <Component x={58} y={476} text={text} />
      <Node x={0} y={718} width={164} height={64} icon={GatewayIcon} name={text.gateway} sub="shop.com" state="ok" />
      <Node x={176} y={718} width={164} height={64} icon={StoreIcon} name={text.library} sub="3.0" state="fresh" />
      <Badge x={196} y={440} width={128}>
        {text.rollback}
      </Badge>
    </Drawing>
  );
}

/** A commit becomes a build, the build an image, the image a release that can be rolled back. */
export default function FeatureDevops() {
  const text = texts();
  return <Responsive from={880} wide={<Wide text={text} />} tall={<Tall text={text} />} />;
}
