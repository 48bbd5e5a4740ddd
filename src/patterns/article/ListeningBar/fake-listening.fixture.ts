import { readListeningList, type ListenedStory, type ListeningList } from '../../../domain/listening/list.ts';
import { createListening, type Listening, type ListeningPorts, type SoundEnd } from './listening.ts';
import type { StoryText } from './story-text.ts';

/** A voice, a player of recordings and pages without a browser. A test ends what they play. */
export interface FakeListening {
  readonly listening: Listening;
  /** The spoken sentences, and the recordings that were played with their seconds. */
  readonly heard: string[];
  /** Ends what plays. */
  readonly end: (how?: SoundEnd) => Promise<void>;
  /** The recording is at a second. */
  readonly at: (place: number, length: number) => void;
  readonly kept: { list: ListeningList; tab: string }[];
}

export interface FakeOptions {
  /** By path. */
  readonly texts?: Readonly<Record<string, StoryText>>;
  readonly list?: Partial<ListeningList>;
  readonly voice?: boolean;
  readonly here?: string;
}

export const SENTENCES = [
  'La creciente bajó del páramo de noche.',
  'Al amanecer el río había cambiado de cauce.',
  'La escuela estaba en la otra orilla.',
];

export const storyAt = (path: string, title = 'El río que cambió de orilla'): ListenedStory => ({
  path,
  title,
  brand: 'Semanario',
});

export const textOf = (more: Partial<StoryText> = {}): StoryText => ({
  sentences: SENTENCES,
  locked: false,
  metered: false,
  here: false,
  ...more,
});

/** Lets what waits for a promise run. */
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

export function fakeListening({
  texts = {},
  list,
  voice = true,
  here = '/',
}: FakeOptions = {}): FakeListening {
  const heard: string[] = [];
  const kept: FakeListening['kept'] = [];
  let done: ((how: SoundEnd) => void) | undefined;
  let onTime: ((place: number, length: number) => void) | undefined;
  const sound = (what: string): Promise<SoundEnd> =>
    new Promise((resolve) => {
      heard.push(what);
      done = resolve;
    });
  const stop = (): void => done?.('stopped');
  const ports: ListeningPorts = {
    voice: { ready: async () => voice, say: (sentence, rate) => sound(`${rate}× ${sentence}`), stop },
    recording: {
      play: (src, { from, rate, onTime: tell }) => {
        onTime = tell;
        return sound(`${rate}× ${src} ${from}`);
      },
      stop,
    },
    text: async (path) => {
      const found = texts[path];
      if (!found) throw new Error(`There is no ${path}.`);
      return found;
    },
    here: () => here,
    read: () => readListeningList(JSON.stringify({ rate: 1, place: 0, ...list })),
    keep: (now, tab) => kept.push({ list: now, tab }),
  };
  const listening = createListening(ports);
  return {
    listening,
    heard,
    kept,
    at: (place, length) => onTime?.(place, length),
    end: async (how = 'ended') => {
      await settled();
      done?.(how);
      await settled();
    },
  };
}
