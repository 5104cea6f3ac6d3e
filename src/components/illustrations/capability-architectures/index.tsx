import {translate} from '@docusaurus/Translate';

import Drawing from '@site/src/components/illustrations/primitives/drawing';
import Edge from '@site/src/components/illustrations/primitives/edge';
import Flow from '@site/src/components/illustrations/primitives/flow';
import Label from '@site/src/components/illustrations/primitives/label';
import Panel from '@site/src/components/illustrations/primitives/panel';
import Responsive from '@site/src/components/illustrations/primitives/responsive';

type Chip = {readonly name: string; readonly kind: string};

const KUNPENG: Chip = {name: 'Kunpeng 920', kind: 'arm64'};
const PHYTIUM: Chip = {name: 'FT-2000+/64', kind: 'arm64'};
const X86: Chip = {name: 'x86_64', kind: 'amd64'};

type Props = {readonly width: number; readonly chips: readonly Chip[]; readonly chipWidth: number; readonly lefts: readonly number[]};

/** Processors, drawn with their pins, that run one application. */
function Board({width, chips, chipWidth, lefts}: Props) {
  const middle = width / 2;
  const pins = [0.2, 0.36, 0.64, 0.8].map((part) => Math.round(chipWidth * part));
  return (
    <Drawing width={width} height={156}>
      {chips.map(({name}, index) => {
        const centre = (lefts[index] ?? 0) + chipWidth / 2;
        const turn = Math.sign(middle - centre);
        const d =
          turn === 0
            ? `M${centre} 68V118`
            : `M${centre} 68V74a20 20 0 0 ${turn > 0 ? 0 : 1} ${20 * turn} 20H${middle - 20 * turn}a20 20 0 0 ${turn > 0 ? 1 : 0} ${20 * turn} 20V118`;
        return <Flow d={d} phase={([0, 2, 4] as const)[index % 3]} key={name} />;
      })}
      {chips.map(({name, kind}, index) => (
        <g transform={`translate(${lefts[index] ?? 0} 8)`} key={name}>
          <Edge d={pins.map((pin) => `M${pin}-6V66`).join('')} />
          <Panel x={0} y={0} width={chipWidth} height={60} radius={11} look="strong">
            <Label x={chipWidth / 2} y={27} look="name" centred>
              {name}
            </Label>
            <Label x={chipWidth / 2} y={46} look="mono" centred>
              {kind}
            </Label>
          </Panel>
        </g>
      ))}
      <Panel x={middle - 68} y={116} width={136} height={36} radius={18} look="strong">
        <Label x={68} y={23} look="strong" centred>
          {translate({id: 'illustrations.architectures.app', message: '同一个应用', description: 'Badge in a drawing: one application on several architectures, at most 16 characters'})}
        </Label>
      </Panel>
    </Drawing>
  );
}

/** Processors of two architectures run the same application. */
export default function CapabilityArchitectures() {
  return (
    <Responsive
      from={380}
      wide={<Board width={424} chips={[KUNPENG, PHYTIUM, X86]} chipWidth={124} lefts={[4, 150, 296]} />}
      tall={<Board width={280} chips={[KUNPENG, X86]} chipWidth={124} lefts={[4, 152]} />}
    />
  );
}
