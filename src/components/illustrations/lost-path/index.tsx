import Dot from '@site/src/components/illustrations/primitives/dot';
import Drawing from '@site/src/components/illustrations/primitives/drawing';
import Edge from '@site/src/components/illustrations/primitives/edge';
import Flow from '@site/src/components/illustrations/primitives/flow';
import Glyph from '@site/src/components/illustrations/primitives/glyph';
import Label from '@site/src/components/illustrations/primitives/label';
import Node from '@site/src/components/illustrations/primitives/node';
import Panel from '@site/src/components/illustrations/primitives/panel';
import {topologyTexts} from '@site/src/components/illustrations/topology/texts';
import BookIcon from '@site/src/components/ui/icon/book';
import FileIcon from '@site/src/components/ui/icon/file';
import GatewayIcon from '@site/src/components/ui/icon/gateway';
import UserIcon from '@site/src/components/ui/icon/user';

/** A visitor at the gateway: two routes lead to pages, the requested one to an empty place. */
export default function LostPath() {
  return (
    <Drawing width={460} height={260}>
      <Edge d="M28 130H66" />
      <Flow d="M204 130H220a26 26 0 0 0 26-26V56a26 26 0 0 1 26-26H300" pace="slow" />
      <Edge d="M204 130H300" dashed />
      <Flow d="M204 130H220a26 26 0 0 1 26 26V204a26 26 0 0 0 26 26H300" pace="slow" phase={3} />
      <Panel x={0} y={116} width={28} height={28} look="strong" />
      <Glyph icon={UserIcon} x={14} y={130} />
      <Node x={66} y={100} height={60} icon={GatewayIcon} name={topologyTexts().gateway} sub="GET /…" state="ok" />
      <Node x={300} y={0} width={160} height={60} icon={BookIcon} name="/docs/" sub="200 OK" state="ok" />
      <Panel x={300} y={100} width={160} height={60} look="frame">
        <Label x={80} y={35} look="mono" centred>
          404
        </Label>
        <Dot x={146} y={15} tone="busy" />
      </Panel>
      <Node x={300} y={200} width={160} height={60} icon={FileIcon} name="/blog" sub="200 OK" state="ok" />
    </Drawing>
  );
}
