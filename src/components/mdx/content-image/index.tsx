import type {Props} from '@theme/IdealImage';
import clsx from 'clsx';
import type {CSSProperties} from 'react';

import ImageNotice, {imageClass} from './notice';
import styles from './styles.module.css';
import {useImageState} from './use-image-state';

/** A picture is drawn for dense screens: it is shown at half its pixels, where the column is as wide. */
const DENSITY = 2;

/** What the build makes of a file: its sizes, and a tiny copy to begin with. */
type Picture = {readonly preSrc: string; readonly src: {readonly src: string; readonly images: readonly {readonly path: string; readonly width: number; readonly height: number}[]}};

/**
 * A picture of a page: a plain image, which the browser loads when the reader comes near, in a
 * frame of its final size. Scripts add what the browser doesn't say: that it is loading, that its
 * file isn't there, that it failed and can be asked for again, that there is no network.
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

/** An image of a page's content; one that the build knows no sizes of stays as it is. */
export default function ContentImage({img, ...props}: Props) {
  if (typeof img === 'string') return <img src={img} {...props} />;
  if ('default' in img) return <img src={img.default} {...props} />;
  // The plugin's type leaves open what its loader always gives.
  return <Managed img={img as unknown as Picture} {...props} />;
}
