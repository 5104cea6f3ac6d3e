import {translate} from '@docusaurus/Translate';

import Drawing from '@site/src/components/illustrations/primitives/drawing';
import Edge from '@site/src/components/illustrations/primitives/edge';
import Glyph from '@site/src/components/illustrations/primitives/glyph';
import Label from '@site/src/components/illustrations/primitives/label';
import Panel from '@site/src/components/illustrations/primitives/panel';
import StoreIcon from '@site/src/components/ui/icon/store';

/** A stack of application templates; the one in front is ready to install. */
export default function CapabilityMarket() {
  return (
    <Drawing width={240} height={150}>
      <Panel x={60} y={2} width={164} height={96} look="faint" />
      <Panel x={42} y={24} width={164} height={96} look="faint" />
      <Panel x={24} y={46} width={164} height={100} look="strong">
        <Glyph icon={StoreIcon} x={32} y={34} large />
        <Label x={56} y={39} look="name">
          GitLab
        </Label>
        <Edge d="M18 62H146" />
        <Label x={18} y={84}>
          {translate({id: 'illustrations.market.install', message: '一键安装', description: 'Action on a card in a drawing, at most 18 characters'})}
        </Label>
      </Panel>
    </Drawing>
  );
}
