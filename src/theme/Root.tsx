import type {Props} from '@theme/Root';

import ScriptsFailed from '@site/src/components/errors/scripts-failed';
import SupportInvitation from '@site/src/components/support/support-invitation';
import {useEarlyInput} from '@site/src/hooks/use-early-input';

/** Components that stay mounted while the site is open, whatever page is shown. */
export default function Root({children}: Props) {
  useEarlyInput();
  return (
    <>
      {children}
      <ScriptsFailed />
      <SupportInvitation />
    </>
  );
}
