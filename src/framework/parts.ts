import type {LoadContext, Plugin} from '@docusaurus/types';

import type {StandIn} from './source-changes';
import type {Edit, Patch} from './source-changes/edits';

/** The parts of a change, which `index.ts` in the change's folder exports. */
export type Parts = {
  readonly patches?: readonly Patch[];
  readonly standIns?: readonly StandIn[];
  /** Edits to the framework's page template. */
  readonly template?: readonly Edit[];
  /** What else the change does while the site is built. */
  readonly plugin?: (context: LoadContext) => Omit<Plugin, 'name'>;
};
