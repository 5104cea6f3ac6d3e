import Translate from '@docusaurus/Translate';

import VisuallyHidden from '@site/src/components/ui/visually-hidden';

import styles from './notice.module.css';
import type {ImageLoading, ImageState} from './use-image-state';

function Message({state}: {readonly state: ImageState}) {
  switch (state) {
    case 'loading':
      return (
        <Translate id="mdx.image.loading" description="Stands where an image of a page will be, while it loads">
          正在加载图片…
        </Translate>
      );
    case 'missing':
      return (
        <Translate id="mdx.image.missing" description="Stands in place of an image whose file isn't there">
          404：找不到这张图片
        </Translate>
      );
    case 'offline':
      return (
        <Translate id="mdx.image.offline" description="Stands in place of an image that could not be loaded without a network">
          网络已断开，图片没有加载
        </Translate>
      );
    case 'failed':
      return (
        <Translate id="mdx.image.failed" description="Stands in place of an image that failed to load; above a button that tries again">
          图片没能加载
        </Translate>
      );
    default:
      return null;
  }
}

/** Class of the image itself: it fills its frame, and is hidden behind the notice when it is broken. */
export const imageClass = styles.image;

type Props = {
  readonly loading: ImageLoading;
  /** Alternative text of the image, appended to the button's accessible name. */
  readonly alt: string;
};

/** An overlay that says what the browser doesn't show about an image: that it is loading, that its file is missing, that it failed and can be retried, that there is no network. */
export default function ImageNotice({loading: {state, attempt, retry, button}, alt}: Props) {
  if (state === 'waiting' || state === 'loaded') return null;
  const canRetry = state === 'failed' || state === 'offline' || (state === 'loading' && attempt > 0);
  return (
    <span className={styles.notice}>
      <span className={styles.message} role={state === 'loading' ? undefined : 'status'}>
        <Message state={state} />
      </span>
      {canRetry && (
        <button ref={button} className={styles.retry} type="button" aria-disabled={state === 'loading'} onClick={state === 'loading' ? undefined : retry}>
          <Translate id="mdx.image.retry" description="Button in place of an image that failed to load: asks for it again">
            点击重新加载
          </Translate>
          <VisuallyHidden>{alt}</VisuallyHidden>
        </button>
      )}
    </span>
  );
}
