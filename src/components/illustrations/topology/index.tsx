import Responsive from '@site/src/components/illustrations/primitives/responsive';

import TallTopology from './tall';
import WideTopology from './wide';

type Props = {readonly className?: string};

/**
 * The opening drawing: an application that serves requests, above the waterline, and the
 * Kubernetes objects that the platform keeps for each of its components, below it.
 */
export default function Topology({className}: Props) {
  return <Responsive from={1008} wide={<WideTopology />} tall={<TallTopology />} className={className} />;
}
