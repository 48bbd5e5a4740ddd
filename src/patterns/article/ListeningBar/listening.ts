import {
  listenLater,
  listenNow,
  withoutStory,
  withShown,
  type ListenedStory,
  type ListeningList,
} from '../../../domain/listening/list.ts';
import { listeningMinutes } from '../../../domain/listening/sentences.ts';
import { listening as messages } from '../../../messages/listening.ts';
import { audibleText, type StoryText } from './story-text.ts';

/** How an utterance or a recording ended. Browsers refuse sound on a page that its reader has not touched. */
export type SoundEnd = 'ended' | 'stopped' | 'refused' | 'failed';

/** The voice that reads aloud. */
export interface ListeningVoice {
  /** Whether there is a voice for Spanish. */
  readonly ready: () => Promise<boolean>;
  readonly say: (sentence: string, rate: number) => Promise<SoundEnd>;
  readonly stop: () => void;
}

/** The player of recordings. */
export interface ListeningRecording {
  /** @param onTime called with seconds: where it is, and how long it is */
  readonly play: (
    src: string,
    options: { from: number; rate: number; onTime: (place: number, length: number) => void },
  ) => Promise<SoundEnd>;
  readonly stop: () => void;
}

/** The surroundings of the player. */
export interface ListeningPorts {
  readonly voice: ListeningVoice;
  readonly recording: ListeningRecording;
  /** The text of a story as its page gives it to this reader now. @throws if it cannot be fetched */
  readonly text: (path: string) => Promise<StoryText>;
  readonly read: () => ListeningList;
  /** The path of the page that is shown. */
  readonly here: () => string;
  /** @param tab for the next page of this tab: it goes on at once, it shows the player, or it does not */
  readonly keep: (list: ListeningList, tab: 'playing' | 'paused' | 'closed') => void;
}

export interface ListeningState {
  readonly list: ListeningList;
  /** The player is shown. */
  readonly open: boolean;
  readonly status: 'paused' | 'loading' | 'playing';
  /** The present story has a recording: its place is in seconds. */
  readonly recorded: boolean;
  /** Minutes to its end, once it is known. */
  readonly left?: number | undefined;
  readonly notice?: 'locked' | 'noVoice' | 'unreachable' | 'failed' | undefined;
  /** For the notice 'locked': where the rest is. */
  readonly subscribe?: string | undefined;
}

/** Plays the stories of the list, and keeps the place. */
export interface Listening {
  readonly state: () => ListeningState;
  /** @returns ends the subscription */
  readonly subscribe: (listener: () => void) => () => void;
  readonly play: () => Promise<void>;
  readonly pause: () => void;
  /** A sentence, or 15 seconds of a recording. */
  readonly step: (by: -1 | 1) => void;
  /** To a second of a recording. A voice has no seconds, and stays where it is. */
  readonly seek: (seconds: number) => void;
  readonly next: () => void;
  readonly setRate: (rate: number) => void;
  readonly listen: (story: ListenedStory) => void;
  readonly later: (story: ListenedStory) => void;
  readonly remove: (story: ListenedStory) => void;
  /** Shows the player, which waits at its place. */
  readonly open: () => void;
  /** Ends it. The list stays, and is there when the reader listens to something again. */
  readonly close: () => void;
  /** The page ends: the next one goes on from here. */
  readonly leave: () => void;
  /** Takes the list of another tab, and is quiet for it. */
  readonly follow: () => void;
}

/** Seconds of a step in a recording. */
const STEP_SECONDS = 15;

/** Plays what the list has. @see N20 */
export function createListening({ voice, recording, text, here, read, keep }: ListeningPorts): Listening {
  let state: ListeningState = { list: read(), open: false, status: 'paused', recorded: false };
  let turn = 0;
  const listeners = new Set<() => void>();

  const set = (change: Partial<ListeningState>): void => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const keepList = (playing: boolean): void =>
    keep(state.list, state.open ? (playing ? 'playing' : 'paused') : 'closed');
  const setList = (list: ListeningList, playing = state.status !== 'paused'): void => {
    set({ list });
    keepList(playing);
  };
  const quiet = (): number => {
    turn += 1;
    voice.stop();
    recording.stop();
    return turn;
  };
  const halt = (notice?: ListeningState['notice'], subscribe?: string): void => {
    quiet();
    set({ status: 'paused', notice, subscribe });
    keepList(false);
  };

  /** Notes how much of a story its page shows, while it is the page. */
  function noted(found: StoryText, story: ListenedStory): void {
    const { length } = found.sentences;
    if (found.here && story.shown !== length) setList(withShown(state.list, story, length));
  }
  /** The paywall's script may have locked the page since its story came into the list. */
  async function noteHere(): Promise<void> {
    const story = state.list.stories.find(({ path }) => path === here());
    if (story) noted(await text(story.path), story);
  }

  /** The story is at its end: the next one, or the last one again from its beginning when the reader wants. */
  async function end(story: ListenedStory, { locked, subscribe }: StoryText, mine: number): Promise<void> {
    if (locked) {
      set({ status: 'playing', notice: 'locked', subscribe });
      await voice.say(messages.locked, state.list.rate);
      if (mine !== turn) return;
    }
    if (state.list.stories.length > 1) return setList(withoutStory(state.list, story));
    setList({ ...state.list, place: 0 });
    halt(locked ? 'locked' : undefined, subscribe);
  }

  async function hear({ src }: { src: string }): Promise<SoundEnd> {
    set({ status: 'playing', recorded: true, left: undefined });
    const { place: from, rate } = state.list;
    const onTime = (place: number, length: number): void => {
      set({ left: Math.max(1, Math.round((length - place) / 60 / rate)) });
      setList({ ...state.list, place, length });
    };
    return recording.play(src, { from, rate, onTime });
  }

  async function say(sentences: readonly string[]): Promise<SoundEnd> {
    const { place, rate } = state.list;
    const left = listeningMinutes(sentences.slice(place), rate);
    set({ status: 'playing', recorded: false, left, notice: undefined });
    setList({ ...state.list, length: sentences.length });
    return voice.say(sentences[place]!, rate);
  }

  /** The next sentence or the recording of the present story. */
  async function goOn(story: ListenedStory, mine: number): Promise<void> {
    const found = await text(story.path).catch(() => undefined);
    if (mine !== turn) return;
    if (!found) return halt('unreachable');
    noted(found, story);
    const audible = audibleText(found, state.list.stories[0]!);
    const recorded = found.recording;
    if (!recorded && !(await voice.ready())) return mine === turn ? halt('noVoice') : undefined;
    if (mine !== turn) return;
    if (!recorded && state.list.place >= audible.sentences.length) return end(story, audible, mine);
    const ended = await (recorded ? hear(recorded) : say(audible.sentences));
    if (mine !== turn) return;
    if (ended !== 'ended') return halt(ended === 'failed' ? 'failed' : undefined);
    if (recorded) return end(story, { ...audible, locked: false }, mine);
    setList({ ...state.list, place: state.list.place + 1 });
  }

  async function play(): Promise<void> {
    const mine = quiet();
    set({ open: true, status: 'loading', notice: undefined, subscribe: undefined });
    keepList(true);
    while (mine === turn) {
      const [story] = state.list.stories;
      if (!story) return halt();
      await goOn(story, mine);
    }
  }

  /** Changes the list, and goes on from it if it plays. */
  function change(list: ListeningList, playing = state.status !== 'paused'): void {
    const of =
      state.list.stories[0]?.path === list.stories[0]?.path ? {} : { recorded: false, left: undefined };
    set({ ...of, notice: undefined, subscribe: undefined });
    setList(list, playing);
    if (playing) void play();
  }

  function goTo(place: number): void {
    const { list, recorded } = state;
    const last = list.length === undefined ? place : recorded ? list.length : list.length - 1;
    change({ ...list, place: Math.max(0, Math.min(place, last)) });
  }

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    play,
    pause: () => halt(),
    step: (by) => goTo(state.list.place + by * (state.recorded ? STEP_SECONDS : 1)),
    seek: (seconds) => {
      if (state.recorded) goTo(seconds);
    },
    next: () => {
      const [story] = state.list.stories;
      if (story) change(withoutStory(state.list, story));
    },
    setRate: (rate) => change({ ...state.list, rate }),
    listen: (story) => change(listenNow(state.list, story), true),
    later: (story) => {
      set({ open: true });
      setList(listenLater(state.list, story));
      void noteHere();
    },
    remove: (story) => {
      if (state.list.stories[0]?.path === story.path) change(withoutStory(state.list, story));
      else setList(withoutStory(state.list, story));
    },
    open: () => set({ open: true }),
    close: () => {
      quiet();
      set({ open: false, status: 'paused' });
      keepList(false);
    },
    leave: () => {
      const playing = state.status !== 'paused';
      quiet();
      void noteHere().then(() => {
        keepList(playing);
        set({ status: 'paused' });
      });
    },
    follow: () => {
      quiet();
      set({ list: read(), status: 'paused', notice: undefined });
    },
  };
}
