import type {LoadContext, Plugin} from '@docusaurus/types';

import type {StandIn} from './source-changes';
import type {Edit, Patch} from './source-changes/edits';

/** What a change is made of: `index.ts` of its folder exports it. */
export type Parts = {
  readonly patches?: readonly Patch[];
  readonly standIns?: readonly StandIn[];
  /** Edits of the framework's template of a page. */
  readonly template?: readonly Edit[];
  /** What else it does while the site is built. */
  readonly plugin?: (context: LoadContext) => Omit<Plugin, 'name'>;
};
