import {useEffect, useRef, useState, type RefObject} from 'react';

/** `waiting` is the HTML as it came: without scripts the browser alone looks after the image. */
export type ImageState = 'waiting' | 'loading' | 'loaded' | 'missing' | 'failed' | 'offline';

/** Why an image didn't come. */
async function reasonFor(address: string): Promise<'missing' | 'failed' | 'offline'> {
  if (!navigator.onLine) return 'offline';
  const status = await fetch(address, {method: 'HEAD'}).then(
    (answer) => answer.status,
    () => 0,
  );
  return status === 404 || status === 410 ? 'missing' : 'failed';
}

/** An image and how far it has come. */
export type ImageLoading = {
  readonly image: RefObject<HTMLImageElement | null>;
  /** The button that asks for the image again. */
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly state: ImageState;
  /** Changes with every new try: the element is made anew, which has the browser ask again. */
  readonly attempt: number;
  readonly retry: () => void;
  readonly onLoad: () => void;
  readonly onError: () => void;
};

/**
 * Follows an image that the browser loads by itself. One that failed without a network is
 * tried again when the network is back.
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
      // Meanwhile another try may have begun.
      if (image.current === current) setState(reason);
    });
  };
  const onLoad = () => {
    // The button goes: who pressed it stays at the picture.
    if (button.current?.contains(document.activeElement)) image.current?.focus({preventScroll: true});
    setState('loaded');
  };
  const retry = () => {
    setState('loading');
    setAttempt((before) => before + 1);
  };

  useEffect(() => {
    const {current} = image;
    // What happened before the page was taken over told nobody.
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
