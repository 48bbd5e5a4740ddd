import type { StoryCardProps } from '../StoryCard/StoryCard.tsx';
import type { Messages } from '../../../messages/index.ts';

/** The design of a list of texts. */
interface Preset {
  card: Omit<StoryCardProps, 'teaser'>;
  /** Shows each story's position as a numeral. */
  numbered?: boolean;
  /** Key of the text of the link to the page with more stories. */
  more?: keyof Messages['more'];
}

/** One entry for each preset. The stylesheet has their columns and rules. */
export const PRESETS = {
  /** Ranks in full page width. */
  'ranked-row': { card: { scale: 's', kicker: 'section' }, numbered: true },
  /** Ranks in a side column. */
  'ranked-column': { card: { scale: 'xs', kicker: 'none' }, numbered: true },
  /** Each headline below its time of publication. */
  timed: { card: { scale: 'xs', kicker: 'none', time: 'strong' } },
  /** Each headline below the name of its section. */
  sections: { card: { scale: 'xs', kicker: 'section' } },
  /** Texts to be read: large numerals in columns, with bylines. */
  numbered: { card: { scale: 'm', kicker: 'none', byline: true }, numbered: true, more: 'texts' },
} as const satisfies Record<string, Preset>;

export type TextsPreset = keyof typeof PRESETS;

/** The entry of a preset, in the type that all of them share. */
export const presetOf = (preset: TextsPreset): Preset => PRESETS[preset];
