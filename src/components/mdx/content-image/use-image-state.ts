import {useEffect, useRef, useState, type RefObject} from 'react';

/** `waiting` is the state in the prerendered HTML: without JavaScript only the browser handles the image. */
export type ImageState = 'waiting' | 'loading' | 'loaded' | 'missing' | 'failed' | 'offline';

/** Why an image failed to load. */
async function reasonFor(address: string): Promise<'missing' | 'failed' | 'offline'> {
  if (!navigator.onLine) return 'offline';
  const status = await fetch(address, {method: 'HEAD'}).then(
    (response) => response.status,
    () => 0,
  );
  return status === 404 || status === 410 ? 'missing' : 'failed';
}

/** An image and its loading state. */
export type ImageLoading = {
  readonly image: RefObject<HTMLImageElement | null>;
  /** The retry button. */
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly state: ImageState;
  /** Number of retries. It is the element's key: every retry recreates the element, so that the browser requests the image again. */
  readonly attempt: number;
  readonly retry: () => void;
  readonly onLoad: () => void;
  readonly onError: () => void;
};

/**
 * Tracks an image that the browser loads by itself. An image that failed without a network is
 * retried when the network is back.
 */
export function useImageState(): ImageLoading {
  const image = useRef<HTMLImageElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<ImageState>('waiting');
  const [attempt, setAttempt] = useState(0);

  const fail = () => {
    const {current} = image;
    if (!current) return;
    void reasonFor(current.currentSrc || current.src).then((reason) => {
      // A retry may have started in the meantime.
      if (image.current === current) setState(reason);
    });
  };
  const onLoad = () => {
    // The retry button disappears: if it has focus, move the focus to the image.
    if (button.current?.contains(document.activeElement)) image.current?.focus({preventScroll: true});
    setState('loaded');
  };
  const retry = () => {
    setState('loading');
    setAttempt((before) => before + 1);
  };

  useEffect(() => {
    const {current} = image;
    // Events fired before hydration have been missed.
    if (!current?.complete) setState('loading');
    else if (current.naturalWidth > 0) setState('loaded');
    else fail();
  }, []);

  useEffect(() => {
    if (state !== 'offline') return undefined;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [state]);

  return {image, button, state, attempt, retry, onLoad, onError: fail};
}
