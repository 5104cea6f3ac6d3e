import type {Props} from '@theme/IdealImage';
import clsx from 'clsx';
import type {CSSProperties} from 'react';

import ImageNotice, {imageClass} from './notice';
import styles from './styles.module.css';
import {useImageState} from './use-image-state';

/** Pictures are made for high-density screens: they are shown at half their pixel size where the column is wide enough. */
const DENSITY = 2;

/** What the build generates from a file: its sizes, and a tiny placeholder. */
type Picture = {readonly preSrc: string; readonly src: {readonly src: string; readonly images: readonly {readonly path: string; readonly width: number; readonly height: number}[]}};

/**
 * A picture on a page: a plain image, lazy-loaded by the browser, in a frame of its final size.
 * Scripts add what the browser doesn't show: that it is loading, that its file is missing, that
 * it failed and can be retried, that there is no network.
 */
function Managed({img, alt = '', className, ...props}: Omit<Props, 'img'> & {readonly img: Picture}) {
  const loading = useImageState();
  const {image, state, attempt, onLoad, onError} = loading;
  const {src, images} = img.src;
  const largest = images.reduce((one, other) => (other.width > one.width ? other : one));
  const [width, height] = [largest.width / DENSITY, largest.height / DENSITY];
  const style = {'--width': `${width}px`, aspectRatio: `${width} / ${height}`, backgroundImage: state === 'loaded' ? undefined : `url("${img.preSrc}")`} as CSSProperties;

  return (
    <span className={clsx(styles.frame, className)} style={style} data-state={state} aria-busy={state === 'loading'}>
      <img
        {...props}
        key={attempt}
        ref={image}
        className={imageClass}
        src={src}
        srcSet={images.map((one) => `${one.path} ${one.width}w`).join(', ')}
        sizes={`(max-width: ${width}px) 100vw, ${width}px`}
        width={width}
        height={height}
        alt={alt}
        loading="lazy"
        decoding="async"
        tabIndex={attempt > 0 ? -1 : undefined}
        onLoad={onLoad}
        onError={onError}
      />
      <ImageNotice loading={loading} alt={alt} />
    </span>
  );
}

/** An image in a page's content; an image whose sizes the build doesn't know is rendered as is. */
export default function ContentImage({img, ...props}: Props) {
  if (typeof img === 'string') return <img src={img} {...props} />;
  if ('default' in img) return <img src={img.default} {...props} />;
  // The plugin's type is looser than what its loader always returns.
  return <Managed img={img as unknown as Picture} {...props} />;
}
