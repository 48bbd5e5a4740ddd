import type { Listening, ListeningState } from './listening.ts';
import { silence } from './silence.ts';

/** Pixels of the picture on a lock screen. */
const ART = '512x512';

type Session = Pick<MediaSession, 'metadata' | 'playbackState' | 'setActionHandler'> &
  Partial<Pick<MediaSession, 'setPositionState'>>;

/** The parts of a browser that make a lock screen. */
export interface LockScreen {
  readonly session: Session;
  /** Plays while a voice speaks: browsers show controls only for sound of an element. */
  readonly quiet: Pick<HTMLAudioElement, 'play' | 'pause'>;
}

/** The lock screen of this browser; undefined in one without. */
export const browserLockScreen = ({ navigator }: Pick<Window, 'navigator'>): LockScreen | undefined =>
  'mediaSession' in navigator ? { session: navigator.mediaSession, quiet: silence() } : undefined;

function metadataOf({ list: { stories } }: ListeningState): MediaMetadata | null {
  const [story] = stories;
  if (!story) return null;
  const { title, brand, picture } = story;
  return new MediaMetadata({
    title,
    artist: brand,
    ...(picture && { artwork: [{ src: picture, sizes: ART }] }),
  });
}

/** The place in seconds. A voice has none: the screen would show that of the silence, which begins again and again. */
const placeOf = ({ list: { place, length, rate }, recorded }: ListeningState): MediaPositionState =>
  recorded && length !== undefined
    ? { duration: length, position: Math.min(place, length), playbackRate: rate }
    : { duration: Infinity, position: 0 };

/**
 * Shows what is listened to on the lock screen, with its controls: play, pause, back, forward, next, and the place in a
 * recording.
 * @returns takes it away
 */
export function showOnLockScreen(listening: Listening, { session, quiet }: LockScreen): () => void {
  const actions: readonly [MediaSessionAction, MediaSessionActionHandler][] = [
    ['play', () => void listening.play()],
    ['pause', listening.pause],
    ['seekbackward', () => listening.step(-1)],
    ['seekforward', () => listening.step(1)],
    ['previoustrack', () => listening.step(-1)],
    ['nexttrack', listening.next],
    ['seekto', ({ seekTime }) => seekTime !== undefined && listening.seek(seekTime)],
  ];
  let shown: string | undefined;
  const show = (): void => {
    const state = listening.state();
    const path = state.open ? state.list.stories[0]?.path : undefined;
    const playing = state.status !== 'paused';
    if (playing && shown === undefined)
      for (const [action, run] of actions) session.setActionHandler(action, run);
    if (path !== shown && (playing || !path)) {
      session.metadata = path ? metadataOf(state) : null;
      shown = path;
    }
    session.playbackState = playing ? 'playing' : 'paused';
    if (shown !== undefined) session.setPositionState?.(placeOf(state));
    if (playing && !state.recorded) void quiet.play().catch(() => undefined);
    else quiet.pause();
  };
  show();
  const end = listening.subscribe(show);
  return () => {
    end();
    quiet.pause();
    for (const [action] of actions) session.setActionHandler(action, null);
    session.metadata = null;
  };
}
