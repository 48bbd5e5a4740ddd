import { followChapters } from '../../../components/follow-chapters.ts';
import { isPlainClick } from '../../../domain/url/plain-click.ts';
import { playAlone } from '../../../components/play-alone.ts';
import { STREAM_TYPE } from '../../../domain/video/player.ts';

/**
 * Plays a stream in a browser that cannot.
 * @param from the second to begin at
 * @param failed called when the stream cannot continue
 * @returns stops it; undefined if this browser cannot play it even so
 */
export type PlayStream = (
  video: HTMLVideoElement,
  stream: string,
  from: number,
  failed: () => void,
) => (() => void) | undefined;

/** The additions of a site to the tools of a film. */
export interface FilmTools {
  /** Loads what plays streams; called when the reader plays a film that has one. */
  readonly stream?: (() => Promise<PlayStream>) | undefined;
  /** The second to begin at. */
  readonly from?: number | undefined;
}

/** A film whose first picture is there continues as it is. */
const isRunning = ({ paused, readyState }: HTMLVideoElement): boolean =>
  !paused && readyState >= HTMLMediaElement.HAVE_CURRENT_DATA;

/** The captions of a film, of which one is shown. Readers can also choose them in the browser's menu. */
function startCaptions(film: Element, { textTracks }: HTMLVideoElement, signal: AbortSignal): void {
  const buttons = [...film.querySelectorAll<HTMLElement>('[data-captions]')];
  const isShown = (at: number): boolean => textTracks[at]?.mode === 'showing';
  const mark = (): void =>
    buttons.forEach((button, at) => {
      button.ariaPressed = String(isShown(at));
    });
  buttons.forEach((button, at) =>
    button.addEventListener(
      'click',
      () => {
        const shown = isShown(at) ? -1 : at;
        [...textTracks].forEach((track, place) => {
          track.mode = place === shown ? 'showing' : 'disabled';
        });
        mark();
      },
      { signal },
    ),
  );
  // Not so in jsdom, where apps test their pages.
  if ('addEventListener' in textTracks) textTracks.addEventListener('change', mark, { signal });
  mark();
}

/** The button of the floating window. Browsers open one only for a film that they have begun to load. */
function startWindow(film: Element, video: HTMLVideoElement, signal: AbortSignal): void {
  const button = film.querySelector<HTMLElement>('[data-window]');
  if (!button || !document.pictureInPictureEnabled || video.disablePictureInPicture) return;
  const texts = { open: button.textContent, close: button.dataset['window'] ?? '' };
  const isOpen = (): boolean => document.pictureInPictureElement === video;
  const show = (): void => {
    button.hidden = false;
  };
  const name = (): void => {
    button.textContent = isOpen() ? texts.close : texts.open;
  };
  const toggle = async (): Promise<void> => {
    try {
      await (isOpen() ? document.exitPictureInPicture() : video.requestPictureInPicture());
    } catch {
      // The focus would be lost with the button.
      if (document.activeElement === button) video.focus();
      button.hidden = true;
    }
  };
  button.addEventListener('click', () => void toggle(), { signal });
  video.addEventListener('enterpictureinpicture', name, { signal });
  video.addEventListener('leavepictureinpicture', name, { signal });
  video.addEventListener('loadedmetadata', show, { signal });
  if (video.readyState >= HTMLMediaElement.HAVE_METADATA) show();
}

/** Shows and hides a part of the film's HTML. */
const shower = (part: HTMLElement | null) => (shown: boolean) => {
  if (part) part.hidden = !shown;
};

/**
 * Plays the film's stream when the reader plays the film, and its file if there is no stream or it fails. When nothing
 * plays, it shows the error.
 */
function startPlaying(film: Element, video: HTMLVideoElement, tools: FilmTools, signal: AbortSignal): void {
  const address = video.dataset['stream'];
  const showWait = shower(film.querySelector('.wait'));
  const problem = film.querySelector<HTMLElement>('.problem');
  const retry = film.querySelector<HTMLElement>('[data-retry]');
  const invitation = film.querySelector<HTMLElement>('[data-play]');
  let way: 'file' | 'stream' = 'file';
  let tried = false;
  let loading = false;
  let stop: (() => void) | undefined;

  const play = (): void => {
    const requested = way;
    video.play().catch(({ name }: DOMException) => {
      showWait(false);
      // A browser that refuses to begin waits with its controls. A stream that failed is a file by now.
      if (name === 'NotSupportedError' && way === requested) lose();
    });
  };
  const stopStream = (): void => {
    stop?.();
    stop = undefined;
    way = 'file';
  };

  const isDead = (): boolean => video.networkState === HTMLMediaElement.NETWORK_NO_SOURCE;
  const invites = (): boolean => invitation?.hidden === false;
  /** The browser's controls take the place of the button that began. */
  const begin = (): void => {
    if (!invites()) return;
    const had = document.activeElement === invitation;
    invitation!.hidden = true;
    video.controls = true;
    if (had) video.focus();
  };
  const fail = (): void => {
    showWait(false);
    video.controls = false;
    const had = document.activeElement === video;
    if (problem) problem.hidden = false;
    if (had) retry?.focus();
  };
  const playFile = (): void => {
    const at = video.currentTime;
    stopStream();
    video.removeAttribute('src');
    video.load();
    video.currentTime = at;
    play();
  };
  /** The source that plays has failed. */
  const lose = (): void => {
    if (way === 'stream') playFile();
    // The file may have failed: the stream is on its way.
    else if (!loading) fail();
  };

  const playStream = async (stream: string): Promise<void> => {
    tried = true;
    const at = video.currentTime;
    if (video.canPlayType(STREAM_TYPE)) {
      way = 'stream';
      video.src = stream;
      video.currentTime = at;
      return play();
    }
    // The file plays, if there is one.
    if (!tools.stream) return isDead() ? fail() : undefined;
    loading = true;
    showWait(true);
    video.pause();
    const load = await tools.stream().catch(() => undefined);
    loading = false;
    showWait(false);
    if (signal.aborted) return;
    way = 'stream';
    stop = load?.(video, stream, at, () => way === 'stream' && playFile());
    if (stop) play();
    else playFile();
  };

  const onPlay = (): void => {
    playAlone(pause);
    begin();
    if (loading) video.pause();
    else if (address && !tried) void playStream(address);
  };
  const pause = (): void => video.pause();

  video.addEventListener('play', onPlay, { signal });
  invitation?.addEventListener(
    'click',
    (event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      begin();
      play();
    },
    { signal },
  );
  // Errors of sources do not bubble. When the last one fails, all have failed. Before the reader plays it, a stream
  // that only a script plays is no failure.
  video.addEventListener(
    'error',
    ({ target }) => {
      if (invites()) return;
      if (target === video || target === video.querySelector('source:last-of-type')) lose();
    },
    { signal, capture: true },
  );
  retry?.addEventListener(
    'click',
    () => {
      if (problem) problem.hidden = true;
      video.controls = true;
      tried = false;
      video.focus();
      video.load();
      play();
    },
    { signal },
  );
  signal.addEventListener('abort', stopStream);

  // The reader may have played it before this script came.
  if (video.error || (isDead() && !address && !video.paused)) fail();
  else if (isDead() && video.paused && invitation) {
    invitation.hidden = false;
    video.controls = false;
  } else if (!video.paused && !isRunning(video)) onPlay();
  else if (!video.paused) tried = true;
}

/**
 * Starts a film in the HTML of `BodyVideo`: its stream, its captions, its chapters and the floating window. The script
 * needs no React.
 * @returns stops it
 * @see N11
 */
export function startFilm(film: HTMLElement, _props?: unknown, tools: FilmTools = {}): (() => void) | void {
  const video = film.querySelector('video');
  if (!video) return;
  const ended = new AbortController();
  const { signal } = ended;
  // Before the film is loaded, browsers keep this as the place where it begins.
  if (tools.from && video.currentTime === 0) video.currentTime = tools.from;
  startCaptions(film, video, signal);
  startWindow(film, video, signal);
  followChapters(film, video, signal);
  startPlaying(film, video, tools, signal);
  return () => ended.abort();
}
