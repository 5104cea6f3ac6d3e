import Drawing from '@site/src/components/illustrations/primitives/drawing';
import Flow from '@site/src/components/illustrations/primitives/flow';
import Glyph from '@site/src/components/illustrations/primitives/glyph';
import Panel from '@site/src/components/illustrations/primitives/panel';
import BoltIcon from '@site/src/components/ui/icon/bolt';
import DatabaseIcon from '@site/src/components/ui/icon/database';
import WindowIcon from '@site/src/components/ui/icon/window';

const MEMBERS = [
  {x: 46, y: 34, icon: WindowIcon},
  {x: 194, y: 34, icon: BoltIcon},
  {x: 120, y: 120, icon: DatabaseIcon},
] as const;

/** Three components that reach each other through the mesh. */
export default function CapabilityMesh() {
  return (
    <Drawing width={240} height={150}>
      <Flow d="M72 34H168" />
      <Flow d="M46 60V94a26 26 0 0 0 26 26H94" phase={2} />
      <Flow d="M194 60V94a26 26 0 0 1-26 26H146" phase={4} />
      {MEMBERS.map(({x, y, icon}) => (
        <g key={x}>
          <Panel x={x - 26} y={y - 26} width={52} height={52} radius={26} look="strong" />
          <Glyph icon={icon} x={x} y={y} />
        </g>
      ))}
    </Drawing>
  );
}
