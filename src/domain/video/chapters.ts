import type { MediaChapter } from './player.ts';

/**
 * The chapters that a film can show: in its order, each at another place, none after its end.
 * @returns undefined for fewer than two: one chapter is the whole film
 */
export function chaptersWithin(
  chapters: readonly MediaChapter[] | undefined,
  durationMs: number | undefined,
): MediaChapter[] | undefined {
  const found = [...(chapters ?? [])]
    .filter(({ startMs }) => startMs < (durationMs || Infinity))
    .sort((one, other) => one.startMs - other.startMs)
    .filter(({ startMs }, at, all) => all[at - 1]?.startMs !== startMs);
  return found.length > 1 ? found : undefined;
}

/** The parameter of a page's address with the second at which its film begins. */
export const START_PARAMETER = 't';

/** A part of a film with both ends, in seconds. */
export interface Clip {
  readonly title: string;
  readonly from: number;
  /** Undefined for the last part of a film of unknown length. */
  readonly to: number | undefined;
}

const seconds = (ms: number): number => Math.floor(ms / 1000);

/** The parts of a film from chapter to chapter. */
export const clipsOf = (chapters: readonly MediaChapter[] = [], durationMs?: number): Clip[] =>
  chapters.map(({ title, startMs }, at) => {
    const end = chapters[at + 1]?.startMs ?? durationMs;
    return { title, from: seconds(startMs), to: end === undefined ? undefined : seconds(end) };
  });
