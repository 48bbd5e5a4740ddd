import { defined } from '../defined.ts';
import { pictureSource } from '../url/safe.ts';

/** A story that a reader listens to. Its text is not here: the server is asked for what this reader may have. */
export interface ListenedStory {
  /** Path of its page on this site. */
  readonly path: string;
  readonly title: string;
  /** The publication's name. */
  readonly brand: string;
  /** Address of a square picture, for the bar and the lock screen. */
  readonly picture?: string | undefined;
  /** How many sentences its page showed, for stories that the paywall's script may lock. */
  readonly shown?: number | undefined;
}

/** The stories of a reader who listens. The first story is the present one. */
export interface ListeningList {
  readonly stories: readonly ListenedStory[];
  /** In the first story: the sentence, or the second of a recording. */
  readonly place: number;
  /** Of the first story: how many sentences or seconds it has, once it is known. */
  readonly length?: number | undefined;
  /** 1 is the usual speed. */
  readonly rate: number;
}

/** The speeds that a reader can choose. */
export const LISTENING_RATES = [0.75, 1, 1.25, 1.5, 2] as const;

/** Stories that wait, and the present one. */
export const LONGEST_LIST = 20;

export const EMPTY_LIST: ListeningList = { stories: [], place: 0, rate: 1 };

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;
const count = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined;
/** A path of this site, and of no other host. */
const path = (value: unknown): string | undefined =>
  typeof value === 'string' && /^\/(?![/\\])[!-~]*$/.test(value) ? value : undefined;

function storyOf(value: unknown): ListenedStory[] {
  const given = Object(value) as Record<keyof ListenedStory, unknown>;
  const [place, title] = [path(given.path), text(given.title)];
  if (!place || !title) return [];
  return [
    defined({
      path: place,
      title,
      brand: text(given.brand) ?? '',
      picture: pictureSource(given.picture),
      shown: count(given.shown),
    }),
  ];
}

/** The kept list. What is not part of one is left out: scripts, extensions and readers write to the storage too. */
export function readListeningList(stored: string | null): ListeningList {
  try {
    const value = Object(JSON.parse(stored ?? '{}')) as Record<keyof ListeningList, unknown>;
    const stories = Array.isArray(value.stories) ? value.stories.flatMap(storyOf) : [];
    const rate = LISTENING_RATES.find((known) => known === value.rate) ?? 1;
    const [place = 0, length] = [count(value.place), count(value.length) || undefined];
    return defined({ stories: stories.slice(0, LONGEST_LIST), place, length, rate });
  } catch {
    return EMPTY_LIST;
  }
}

const without = (stories: readonly ListenedStory[], gone: Pick<ListenedStory, 'path'>): ListenedStory[] =>
  stories.filter((story) => story.path !== gone.path);

/** The list with this story as the present one, in the place of the present one. The present story keeps its place. */
export function listenNow(list: ListeningList, story: ListenedStory): ListeningList {
  if (list.stories[0]?.path === story.path) return list;
  const [, ...waiting] = list.stories;
  return { stories: [story, ...without(waiting, story)], place: 0, rate: list.rate };
}

/** The list with this story at its end. A story that is in it already stays where it is, as all do in a full list. */
export function listenLater(list: ListeningList, story: ListenedStory): ListeningList {
  const known = list.stories.some(({ path: one }) => one === story.path);
  return known || list.stories.length >= LONGEST_LIST ? list : { ...list, stories: [...list.stories, story] };
}

/** The list without this story. After the present one comes the next, from its beginning. */
export function withoutStory(list: ListeningList, story: Pick<ListenedStory, 'path'>): ListeningList {
  const stories = without(list.stories, story);
  return list.stories[0]?.path === story.path ? { stories, place: 0, rate: list.rate } : { ...list, stories };
}

/** The list after how much of a story its page shows became known. */
export function withShown(
  list: ListeningList,
  story: Pick<ListenedStory, 'path'>,
  shown: number,
): ListeningList {
  const stories = list.stories.map((one) => (one.path === story.path ? { ...one, shown } : one));
  return { ...list, stories };
}
