import { basename } from 'node:path';
import { cellsOf, KEYBOARD_SECTIONS } from '../../tests/support/keyboard/pages.ts';
import { sentenceOf } from '../../tests/support/keyboard/pattern.ts';
import { KEYBOARD_PATTERNS } from '../../tests/support/keyboard/patterns.ts';

/** A row of a keyboard table, which a browser presses in every run of the tests. */
export interface Keys {
  /** As the table writes them: `Enter, Space on the trigger`. */
  keys: string;
  effect: string;
  /** The ids of the stories in which they are pressed. */
  stories: string[];
}

/** The keys of a piece, and the pattern that they follow. */
export interface Accessibility {
  /** A page of the ARIA Authoring Practices, for a piece that follows one. */
  pattern?: string;
  keys: Keys[];
  /** In place of a table: its controls are those of its content, or it has none. */
  sentence?: string;
}

const PATTERNS = 'https://www.w3.org/WAI/ARIA/apg/patterns/';

/** @param piece its path: `components/Dialog` */
export function accessibilityOf(piece: string): Accessibility {
  const name = basename(piece);
  const section = KEYBOARD_SECTIONS[name] ?? '';
  const { guide, walks = [] } = KEYBOARD_PATTERNS[name] ?? {};
  return {
    ...(guide && { pattern: `${PATTERNS}${guide}` }),
    keys: cellsOf(section).map(([keys, effect]) => ({
      keys,
      effect,
      stories: [...new Set(walks.filter(({ rows }) => keys in rows).map(({ story }) => story))],
    })),
    ...(sentenceOf(section) && { sentence: section.split('\n')[0]!.trim() }),
  };
}

/** The name of a pattern in words: `dialog-modal/` is `dialog modal`. */
const patternName = (url: string): string =>
  url.slice(PATTERNS.length).replaceAll('/', ' ').replaceAll('-', ' ').trim();

/** The paragraph under a keyboard table. */
export function checkedText({ pattern, keys, sentence }: Accessibility): string {
  const stories = new Set(keys.flatMap((row) => row.stories)).size;
  return [
    pattern &&
      `It follows the pattern [${patternName(pattern)}](${pattern}) of the ARIA Authoring Practices.`,
    keys.length > 0 &&
      `A browser presses these keys in ${stories} ${stories === 1 ? 'story' : 'stories'} when the piece changes.`,
    sentence && 'A browser goes through its stories with Tab when the piece changes.',
    'More in [Accessibility](/reference/accessibility/).',
  ]
    .filter(Boolean)
    .join(' ');
}
