import {translate} from '@docusaurus/Translate';

import Dot from '@site/src/components/illustrations/primitives/dot';
import Drawing from '@site/src/components/illustrations/primitives/drawing';
import Flow from '@site/src/components/illustrations/primitives/flow';
import Label from '@site/src/components/illustrations/primitives/label';
import Panel from '@site/src/components/illustrations/primitives/panel';

/** One console, three clusters. */
export default function CapabilityClusters() {
  const clusters = [
    {x: 2, name: 'ACK'},
    {x: 98, name: translate({id: 'illustrations.clusters.own', message: '自建', description: 'A cluster of one’s own in a drawing, at most 7 characters'})},
    {x: 194, name: translate({id: 'illustrations.clusters.edge', message: '边缘', description: 'An edge cluster in a drawing, at most 7 characters'})},
  ];
  return (
    <Drawing width={280} height={150}>
      <Flow d="M140 42V58a20 20 0 0 1-20 20H64a20 20 0 0 0-20 20V108" />
      <Flow d="M140 42V108" pace="quick" phase={2} />
      <Flow d="M140 42V58a20 20 0 0 0 20 20H216a20 20 0 0 1 20 20V108" phase={4} />
      <Panel x={78} y={2} width={124} height={40} radius={11} look="strong">
        <Label x={62} y={25} look="strong" centred>
          {translate({id: 'illustrations.clusters.console', message: '控制台', description: 'The console in a drawing, at most 12 characters'})}
        </Label>
      </Panel>
      {clusters.map(({x, name}) => (
        <Panel x={x} y={108} width={84} height={40} radius={11} look="strong" key={name}>
          <Label x={36} y={25} centred>
            {name}
          </Label>
          <Dot x={70} y={20} />
        </Panel>
      ))}
    </Drawing>
  );
}
