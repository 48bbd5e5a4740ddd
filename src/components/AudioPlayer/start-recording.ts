import { followChapters } from '../follow-chapters.ts';
import { POSITIONS_KEY, readPositions, withPosition, type Positions } from './positions.ts';

/** The element of a player with its audio, speeds and chapters. */
export const RECORDING = '[data-recording]';

/** Seconds between two notes of the position. */
const NOTED_EVERY = 5;
/** Number of seconds before the place where a recording stopped, at which it resumes. */
const REPEATED = 3;

export interface RecordingPage {
  /** Where positions are kept. Reading it may throw. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  /** The browser's media session: on the lock screen, on a headset. */
  readonly session?: Pick<MediaSession, 'metadata'> | undefined;
}

/** A browser without storage keeps no positions. */
function keeper({ storage }: RecordingPage) {
  return {
    read(): Positions {
      try {
        return readPositions(storage().getItem(POSITIONS_KEY));
      } catch {
        return {};
      }
    },
    write(positions: Positions): void {
      try {
        storage().setItem(POSITIONS_KEY, JSON.stringify(positions));
      } catch {
        // It is full or blocked.
      }
    },
  };
}

/**
 * Starts a player in the HTML of `AudioPlayer`: its speeds, its chapters, and the place where the reader stopped. The
 * script needs no React, so that a page of static HTML does not load it.
 * @returns stops it
 */
export function startRecording(player: Element, page: RecordingPage): () => void {
  const audio = player.querySelector('audio');
  if (!audio) return () => undefined;
  const ended = new AbortController();
  const { signal } = ended;
  const kept = keeper(page);
  const name = audio.querySelector('source')?.getAttribute('src') ?? '';
  let noted = 0;

  const note = (): void => {
    noted = audio.currentTime;
    kept.write(withPosition(kept.read(), name, audio.ended ? undefined : audio.currentTime));
  };
  const follow = (): void => {
    if (Math.abs(audio.currentTime - noted) >= NOTED_EVERY) note();
  };

  const last = kept.read()[name] ?? 0;
  // Before the file is loaded, browsers keep this as the place where it begins.
  if (audio.paused && audio.currentTime === 0 && last > REPEATED) audio.currentTime = last - REPEATED;

  audio.addEventListener('timeupdate', follow, { signal });
  audio.addEventListener('pause', note, { signal });
  audio.addEventListener('ended', note, { signal });
  audio.addEventListener(
    'play',
    () => {
      if (page.session) page.session.metadata = new MediaMetadata({ title: audio.ariaLabel ?? '' });
    },
    { signal },
  );
  const speed = player.querySelector('select');
  const setSpeed = (): void => {
    // A file that is loaded again, after a failure, begins at its default.
    if (speed) audio.playbackRate = audio.defaultPlaybackRate = Number(speed.value);
  };
  // The reader may have chosen before this ran.
  setSpeed();
  speed?.addEventListener('change', setSpeed, { signal });
  followChapters(player, audio, signal);
  return () => ended.abort();
}

/** Starts every player of a page. */
export function startRecordings(page: Document): void {
  const { defaultView: view } = page;
  for (const player of page.querySelectorAll(RECORDING)) {
    startRecording(player, { storage: () => localStorage, session: view?.navigator.mediaSession });
  }
}
