import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useEffect, useRef, useState, type ComponentType} from 'react';

import {createCountdown, type Countdown} from '@site/src/components/support/countdown';
import {createSessionMarker} from '@site/src/components/support/marker';
import {atQuietMoment} from '@site/src/components/support/quiet-moment';
import {product} from '@site/src/config/product';
import {isRootPath} from '@site/src/lib/routes';

type DialogProps = {readonly onCancel: () => void};
type LoadDialog = () => Promise<{readonly default: ComponentType<DialogProps>}>;

/** Name of the marker in session storage. */
export const MARKER_KEY = `${product.storagePrefix}-support-dialog`;

// tests/e2e/support.spec.ts recognizes the script by its chunk name.
const loadDialog: LoadDialog = () =>
  import(/* webpackChunkName: "support-dialog" */ '@site/src/components/support/support-dialog');

type Props = {
  /** Loads the dialog; replaced in tests. */
  readonly load?: LoadDialog;
};

/**
 * Watches the page views of a session and shows the support dialog once, three minutes
 * after the first page that isn't a root, or as soon after that as it interrupts nobody.
 * The dialog's code and styles are loaded only then.
 */
export default function SupportInvitation({load = loadDialog}: Props) {
  const {pathname} = useLocation();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const countdown = useRef<Countdown>(undefined);
  const [Dialog, setDialog] = useState<ComponentType<DialogProps> | null>(null);

  useEffect(() => {
    let stopWaiting: (() => void) | undefined;
    const current = createCountdown({
      marker: createSessionMarker(MARKER_KEY),
      onDue: () =>
        void load().then(
          ({default: Loaded}) => {
            stopWaiting = atQuietMoment(() => {
              current.markShown();
              setDialog(() => Loaded);
            });
          },
          (error: unknown) => console.warn('The support dialog could not be loaded.', error),
        ),
    });
    countdown.current = current;
    return () => {
      stopWaiting?.();
      current.stop();
    };
  }, [load]);

  useEffect(() => {
    countdown.current?.visit(isRootPath(pathname, baseUrl));
  }, [pathname, baseUrl, load]);

  return Dialog && <Dialog onCancel={() => setDialog(null)} />;
}
