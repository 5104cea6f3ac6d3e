import {translate} from '@docusaurus/Translate';

import Drawing from '@site/src/components/illustrations/primitives/drawing';
import Flow from '@site/src/components/illustrations/primitives/flow';
import Label from '@site/src/components/illustrations/primitives/label';
import Node from '@site/src/components/illustrations/primitives/node';
import Responsive from '@site/src/components/illustrations/primitives/responsive';
import Water from '@site/src/components/illustrations/primitives/water';
import CodeIcon from '@site/src/components/ui/icon/code';
import ServerIcon from '@site/src/components/ui/icon/server';
import ShieldIcon from '@site/src/components/ui/icon/shield';

function texts() {
  return {
    label: translate({
      id: 'illustrations.environments.label',
      message: '同一个应用模板依次走过三套环境：公司机房里的开发环境，客户私有云里的准入测试环境，客户自己运行的生产环境。',
      description: 'Spoken description of a drawing',
    }),
    stations: [
      {
        icon: CodeIcon,
        state: 'ok' as const,
        name: translate({id: 'illustrations.environments.development', message: '开发', description: 'Environment in a drawing, at most 16 characters'}),
        sub: translate({id: 'illustrations.environments.own', message: '公司机房', description: 'Where an environment stands, at most 18 characters'}),
        step: translate({id: 'illustrations.environments.publish', message: '发布成模板', description: 'What happens in an environment, at most 22 characters'}),
      },
      {
        icon: ShieldIcon,
        state: 'busy' as const,
        name: translate({id: 'illustrations.environments.admission', message: '准入测试', description: 'Environment in a drawing, at most 16 characters'}),
        sub: translate({id: 'illustrations.environments.cloud', message: '客户私有云', description: 'Where an environment stands, at most 18 characters'}),
        step: translate({id: 'illustrations.environments.import', message: '导入离线包', description: 'What happens in an environment, at most 22 characters'}),
      },
      {
        icon: ServerIcon,
        state: 'ok' as const,
        name: translate({id: 'illustrations.environments.production', message: '生产', description: 'Environment in a drawing, at most 16 characters'}),
        sub: translate({id: 'illustrations.environments.customer', message: '客户自己运行', description: 'Where an environment stands, at most 18 characters'}),
        step: translate({id: 'illustrations.environments.upgrade', message: '升级与回滚', description: 'What happens in an environment, at most 22 characters'}),
      },
    ],
  };
}

type Texts = ReturnType<typeof texts>;

function Wide({text}: {readonly text: Texts}) {
  return (
    <Drawing width={640} height={160} label={text.label}>
      <Flow d="M192 46H232" pace="quick" />
      <Flow d="M416 46H456" pace="quick" phase={2} />
      <Water width={640} y={112} depth={76} />
      {text.stations.map(({icon, name, sub, state, step}, index) => (
        <g key={name}>
          <Node x={8 + index * 224} y={10} width={184} height={72} icon={icon} name={name} sub={sub} state={state} />
          <Label x={8 + index * 224} y={144}>{step}</Label>
        </g>
      ))}
    </Drawing>
  );
}

function Tall({text}: {readonly text: Texts}) {
  return (
    <Drawing width={300} height={330} flow="down" label={text.label}>
      <Flow d="M36 74V112" pace="quick" />
      <Flow d="M36 184V222" pace="quick" phase={2} />
      {text.stations.map(({icon, name, sub, state, step}, index) => (
        <g key={name}>
          <Node x={2} y={4 + index * 110} width={296} height={70} icon={icon} name={name} sub={sub} state={state} />
          <Label x={54} y={98 + index * 110}>{step}</Label>
        </g>
      ))}
    </Drawing>
  );
}

/** One template on its way through three environments. */
export default function Environments() {
  const text = texts();
  return <Responsive from={560} wide={<Wide text={text} />} tall={<Tall text={text} />} />;
}
