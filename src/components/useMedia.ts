import { useCallback, useEffect, useRef, useState, type RefObject, type SyntheticEvent } from 'react';
import { playAlone } from './play-alone.ts';

export interface Media<T extends HTMLMediaElement> {
  readonly element: RefObject<T | null>;
  /** `idle` until the reader first plays. */
  readonly state: 'idle' | 'loading' | 'playing' | 'paused' | 'failed';
  /** Plays, again after a failure. */
  readonly play: () => void;
  /** Handlers of the element. */
  readonly events: Record<'onPlay' | 'onPlaying' | 'onWaiting' | 'onPause', () => void> & {
    onError: (event: SyntheticEvent<T>) => void;
  };
}

/** The state of a film or a recording. One that starts stops the others. */
export function useMedia<T extends HTMLMediaElement>(): Media<T> {
  const element = useRef<T>(null);
  const [state, setState] = useState<Media<T>['state']>('idle');
  const stop = useCallback(() => element.current?.pause(), []);
  const tries = useRef(0);

  // The reader may have played it before the script ran.
  useEffect(() => {
    const media = element.current!;
    if (media.paused) return;
    playAlone(stop);
    setState(media.readyState < HTMLMediaElement.HAVE_FUTURE_DATA ? 'loading' : 'playing');
  }, [stop]);

  return {
    element,
    state,
    play: () => {
      const media = element.current!;
      if (state === 'failed' || media.networkState === HTMLMediaElement.NETWORK_NO_SOURCE) media.load();
      setState('loading');
      const turn = (tries.current += 1);
      // It is also refused when the reader stops it at once, or by the browser: then it waits with its controls.
      media.play().catch((reason: DOMException) => {
        // A new try ends the one before.
        if (turn === tries.current) setState(reason.name === 'NotSupportedError' ? 'failed' : 'paused');
      });
    },
    events: {
      onPlay: () => {
        playAlone(stop);
        setState('loading');
      },
      onPlaying: () => setState('playing'),
      onWaiting: () => setState('loading'),
      onPause: () => setState((now) => (now === 'failed' ? now : 'paused')),
      // React hears the errors of the sources here too. When the last one fails, all have failed. No error is shown before
      // the reader presses play.
      onError: ({ target, currentTarget }) => {
        const last = currentTarget.querySelector('source:last-of-type');
        if (target !== currentTarget && target !== last) return;
        const { paused } = currentTarget;
        setState((now) => (now === 'idle' && paused ? now : 'failed'));
      },
    },
  };
}
