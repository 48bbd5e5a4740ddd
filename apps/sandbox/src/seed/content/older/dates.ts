import type { FamilyKey } from 'rotativa/themes';
import type { SeedStory } from '../../types.ts';
import { DAY_MINUTES } from '../archive/theme.ts';

/** Minutes between two neighbours of a section's list: today's, and those of its oldest pages. */
interface Rhythm {
  readonly apart: number;
  readonly most: number;
}

/** No whole days, so that stories appear at different hours. */
const RHYTHMS: Record<FamilyKey, Rhythm> = {
  daily: { apart: 2213, most: 30 * DAY_MINUTES },
  weekly: { apart: 4327, most: 21 * DAY_MINUTES },
  rural: { apart: 4327, most: 30 * DAY_MINUTES },
  women: { apart: 5771, most: 30 * DAY_MINUTES },
  men: { apart: 5771, most: 30 * DAY_MINUTES },
  forums: { apart: 15_869, most: 16 * DAY_MINUTES },
};

/** Lists thin out towards the past: by this part of their age. */
const THINNING = 1 / 8;

/** A list is silent where neighbours are as many times further apart than they should be. */
const SILENCE = 2;

/** Minutes between a story and another at the same moment. */
const ASIDE = 37;

/**
 * Dates the older stories of a brand. Each goes into the newest silence of its first section, so that no list jumps from
 * this week to last season.
 */
export function dater(
  brand: FamilyKey,
  written: readonly SeedStory[],
): (sections: readonly string[]) => number {
  const { apart, most } = RHYTHMS[brand];
  const lists = new Map<string, number[]>();
  const taken = new Set(written.map(({ ago }) => ago));
  const note = (ago: number, sections: readonly string[]): void => {
    for (const section of sections)
      lists.set(
        section,
        [...(lists.get(section) ?? []), ago].sort((a, b) => a - b),
      );
  };
  for (const { ago, sections } of written) note(ago, sections);
  const stepAt = (ago: number): number => Math.round(Math.min(most, Math.max(apart, ago * THINNING)));
  return (sections) => {
    let last = 0;
    for (const ago of lists.get(sections[0]!) ?? []) {
      if (ago - last > SILENCE * stepAt(last)) break;
      last = ago;
    }
    let ago = last + stepAt(last);
    while (taken.has(ago)) ago += ASIDE;
    taken.add(ago);
    note(ago, sections);
    return ago;
  };
}
