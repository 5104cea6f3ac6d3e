import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useState, type CSSProperties} from 'react';

import ImageNotice, {imageClass} from '@site/src/components/mdx/content-image/notice';
import {useImageState} from '@site/src/components/mdx/content-image/use-image-state';
import Dialog from '@site/src/components/ui/dialog';
import ZoomIcon from '@site/src/components/ui/icon/zoom';
import VisuallyHidden from '@site/src/components/ui/visually-hidden';
import type {Mark, Point, ShownScreen} from '@site/src/data/screen';

import styles from './styles.module.css';

/** Viewports that show the phone's picture; the same breakpoint as in the stylesheet. */
const PHONE = '(max-width: 640px)';

const markStyle = (at: Point, phone: Point | undefined) => ({'--x': `${at.x}%`, '--y': `${at.y}%`, '--phone-x': `${phone?.x ?? 0}%`, '--phone-y': `${phone?.y ?? 0}%`}) as CSSProperties;

/** The numbers over a picture; the texts that go with them are below it. */
function Marks({marks, whole = false}: {readonly marks: readonly Mark[]; readonly whole?: boolean}) {
  return marks.map(({step, at, phone}) => (
    <span key={step} className={styles.mark} style={markStyle(at, whole ? at : phone)} data-elsewhere={!whole && phone === undefined} aria-hidden="true">
      {step}
    </span>
  ));
}

/** A dialog with the whole picture at its natural size. */
function Enlarged({screen: {src, width, height, alt, marks}, onCancel}: {readonly screen: ShownScreen; readonly onCancel: () => void}) {
  return (
    <Dialog
      visible
      size="fullScreen"
      onCancel={onCancel}
      title={
        <Translate id="mdx.screen.enlarged" description="Title of the dialog that shows a picture of the console in its full size">
          控制台画面
        </Translate>
      }>
      {/* Focusable, because it scrolls. */}
      <div className={styles.scroll} tabIndex={0} role="region" aria-label={alt}>
        <span className={styles.whole} style={{width, aspectRatio: `${width} / ${height}`}}>
          <img className={imageClass} src={useBaseUrl(src)} width={width} height={height} alt={alt} />
          <Marks marks={marks} whole />
        </span>
      </div>
    </Dialog>
  );
}

/**
 * A picture of the console with our numbers over it: lazy-loaded, in a frame of its final size,
 * cropped on phones. A click, or the button by keyboard, shows the whole picture.
 */
export default function Screen({screen}: {readonly screen: ShownScreen}) {
  const loading = useImageState();
  const {image, state, attempt, onLoad, onError} = loading;
  const [enlarged, setEnlarged] = useState(false);
  const {src, width, height, alt, phone, marks} = screen;
  const phoneSource = useBaseUrl(phone.src);
  const ratio = {'--ratio': `${width} / ${height}`, '--phone-ratio': `${phone.width} / ${phone.height}`, '--width': `${width}px`} as CSSProperties;

  return (
    <figure className={styles.figure}>
      <span className={styles.frame} style={ratio} data-state={state} aria-busy={state === 'loading'}>
        <picture key={attempt}>
          <source media={PHONE} srcSet={phoneSource} width={phone.width} height={phone.height} />
          <img
            ref={image}
            className={imageClass}
            src={useBaseUrl(src)}
            width={width}
            height={height}
            alt={alt}
            loading="lazy"
            decoding="async"
            tabIndex={attempt > 0 ? -1 : undefined}
            onLoad={onLoad}
            onError={onError}
          />
        </picture>
        {state === 'loaded' && <Marks marks={marks} />}
        <ImageNotice loading={loading} alt={alt} />
        {state === 'loaded' && (
          <button
            className={styles.zoom}
            type="button"
            aria-haspopup="dialog"
            title={translate({id: 'mdx.screen.enlarge', message: '放大', description: 'Button over a picture of the console: shows it in its full size'})}
            onClick={() => setEnlarged(true)}>
            <ZoomIcon className={styles.icon} />
            <VisuallyHidden>
              {translate({id: 'mdx.screen.enlarge', message: '放大', description: 'Button over a picture of the console: shows it in its full size'})}
            </VisuallyHidden>
          </button>
        )}
      </span>
      <figcaption className={styles.caption}>
        {marks.length > 0 && (
          <ol className={styles.legend}>
            {marks.map(({step, says}) => (
              <li key={step} value={step}>
                {says}
              </li>
            ))}
          </ol>
        )}
        <span data-search="off">
          <Translate id="mdx.screen.made-up" description="Below each picture of the console">
            Rainbond 5.14 控制台的画面，其中的数据是示例。
          </Translate>
        </span>
      </figcaption>
      {enlarged && <Enlarged screen={screen} onCancel={() => setEnlarged(false)} />}
    </figure>
  );
}
