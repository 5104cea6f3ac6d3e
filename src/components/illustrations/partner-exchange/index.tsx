import {translate} from '@docusaurus/Translate';

import Drawing from '@site/src/components/illustrations/primitives/drawing';
import Flow from '@site/src/components/illustrations/primitives/flow';
import Label from '@site/src/components/illustrations/primitives/label';
import Node from '@site/src/components/illustrations/primitives/node';
import Panel from '@site/src/components/illustrations/primitives/panel';
import Responsive from '@site/src/components/illustrations/primitives/responsive';
import BookIcon from '@site/src/components/ui/icon/book';
import BoxIcon from '@site/src/components/ui/icon/box';
import BranchIcon from '@site/src/components/ui/icon/branch';
import ServerIcon from '@site/src/components/ui/icon/server';
import StoreIcon from '@site/src/components/ui/icon/store';
import WindowIcon from '@site/src/components/ui/icon/window';

function texts() {
  return {
    label: translate({id: 'illustrations.partner.label', message: '你的项目在自己的 Rainbond 里跑通，发布成模板，进入开源应用商店，再被许多接入商店的平台安装。', description: 'Spoken description of a drawing'}),
    project: translate({id: 'illustrations.partner.project', message: '你的项目', description: 'Node in a drawing, at most 14 characters'}),
    source: translate({id: 'illustrations.partner.source', message: '源码或镜像', description: 'Detail of a node in a drawing, at most 15 characters'}),
    template: translate({id: 'illustrations.partner.template', message: '应用模板', description: 'Node in a drawing, at most 14 characters'}),
    run: translate({id: 'illustrations.partner.run', message: '跑通以后发布', description: 'Detail of a node in a drawing, at most 15 characters'}),
    store: translate({id: 'illustrations.partner.store', message: '应用商店', description: 'Node in a drawing, at most 14 characters'}),
    listed: translate({id: 'illustrations.partner.listed', message: '上架', description: 'Detail of a node in a drawing, at most 15 characters'}),
    office: translate({id: 'illustrations.partner.office', message: '公司的平台', description: 'Node in a drawing, at most 14 characters'}),
    campus: translate({id: 'illustrations.partner.campus', message: '学校的平台', description: 'Node in a drawing, at most 14 characters'}),
    laptop: translate({id: 'illustrations.partner.laptop', message: '一台笔记本', description: 'Node in a drawing, at most 14 characters'}),
    installed: translate({id: 'illustrations.partner.installed', message: '一键安装', description: 'Detail of a node in a drawing, at most 15 characters'}),
    yours: translate({id: 'illustrations.partner.yours', message: '你的 Rainbond', description: 'Caption in a drawing, at most 20 characters'}),
  };
}

type Texts = ReturnType<typeof texts>;

function Wide({text}: {readonly text: Texts}) {
  return (
    <Drawing width={1120} height={264} label={text.label}>
      <Panel x={0} y={46} width={470} height={142} radius={20} look="frame" />
      <Label x={22} y={76} look="strong">
        {text.yours}
      </Label>
      <Flow d="M206 132H258" pace="quick" />
      <Flow d="M446 132H548" phase={1} />
      <Flow d="M740 132H912" phase={2} />
      <Flow d="M740 132H772a20 20 0 0 0 20-20V56a20 20 0 0 1 20-20H912" phase={3} />
      <Flow d="M740 132H772a20 20 0 0 1 20 20V208a20 20 0 0 0 20 20H912" phase={4} />
      <Node x={22} y={98} width={184} height={68} icon={BranchIcon} name={text.project} sub={text.source} />
      <Node x={258} y={98} width={188} height={68} icon={BoxIcon} name={text.template} sub={text.run} state="ok" />
      <Node x={548} y={98} width={192} height={68} icon={StoreIcon} name={text.store} sub={text.listed} state="fresh" />
      <Node x={912} y={2} width={206} height={68} icon={ServerIcon} name={text.office} sub={text.installed} state="ok" />
      <Node x={912} y={98} width={206} height={68} icon={BookIcon} name={text.campus} sub={text.installed} state="ok" />
      <Node x={912} y={194} width={206} height={68} icon={WindowIcon} name={text.laptop} sub={text.installed} state="ok" />
    </Drawing>
  );
}

function Tall({text}: {readonly text: Texts}) {
  return (
    <Drawing width={326} height={486} flow="down" label={text.label}>
      <Panel x={20} y={4} width={286} height={210} radius={20} look="frame" />
      <Label x={42} y={32} look="strong">
        {text.yours}
      </Label>
      <Flow d="M163 110V134" pace="quick" />
      <Flow d="M163 196V252" phase={1} />
      <Flow d="M163 316V426" pace="slow" />
      <Flow d="M163 316V346a20 20 0 0 1-20 20H78a20 20 0 0 0-20 20V426" pace="slow" phase={2} />
      <Flow d="M163 316V346a20 20 0 0 0 20 20H248a20 20 0 0 1 20 20V426" pace="slow" phase={4} />
      <Node x={42} y={48} width={242} height={62} icon={BranchIcon} name={text.project} sub={text.source} />
      <Node x={42} y={134} width={242} height={62} icon={BoxIcon} name={text.template} sub={text.run} state="ok" />
      <Node x={42} y={252} width={242} height={64} icon={StoreIcon} name={text.store} sub={text.listed} state="fresh" />
      {[text.office, text.campus, text.laptop].map((name, index) => (
        <g key={name}>
          <Panel x={8 + index * 105} y={426} width={100} height={52} look="strong" />
          <Label x={58 + index * 105} y={457} look="strong" centred>
            {name}
          </Label>
        </g>
      ))}
    </Drawing>
  );
}

/** How a project gets from its makers to its users. */
export default function PartnerExchange() {
  const text = texts();
  return <Responsive from={1008} wide={<Wide text={text} />} tall={<Tall text={text} />} />;
}
