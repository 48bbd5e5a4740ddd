import { basename } from 'node:path';
import { FAULTS } from '../addresses.ts';
import { accessibilityOf } from '../pieces/accessibility.ts';
import { table } from '../pieces/piece-text.ts';

/** The checks that every piece passes, with the file of each. */
const CHECKS: readonly (readonly [what: string, when: string, file: string])[] = [
  ['axe in every story that a change may reach', 'each change', 'tests/visual/story-checks.ts'],
  ['each row of each keyboard table is pressed', 'each change', 'tests/visual/stories/keyboard.test.ts'],
  ['nothing moves under `prefers-reduced-motion`', 'each change', 'tests/visual/reader-settings.ts'],
  ['text of twice the size, in the first story of a piece', 'each change', 'tests/visual/reader-settings.ts'],
  [
    'the focus is seen at each stop of Tab',
    'first story: each change; all: every night',
    'tests/visual/story-checks.ts',
  ],
  [
    'the contrast of texts, and the focus, in all brands, light and dark',
    'every night',
    'tests/visual/story-checks.ts',
  ],
  ['forced colours', 'each change', 'tests/visual/stories/forced-colors.test.ts'],
  ['words of sixty letters on a phone', 'each change', 'tests/visual/stories/hostile-content.test.ts'],
];

/** @param pieces their paths in `src` */
export function accessibilityText(pieces: readonly string[]): string {
  const all = pieces.map((piece) => [basename(piece), accessibilityOf(piece)] as const);
  const withKeys = all.filter(([, { keys }]) => keys.length > 0);
  withKeys.sort(([one], [other]) => one.localeCompare(other));
  const rows = withKeys.map(([name, { keys, pattern }]) => [
    `\`${name}\``,
    keys.map((row) => row.keys).join('; '),
    pattern ? `[${pattern.split('/patterns/')[1]!.replace(/\/$/, '')}](${pattern})` : '–',
  ]);
  const count = all.reduce((sum, [, { keys }]) => sum + keys.length, 0);
  return `# Accessibility

What is tested of each piece, and the keys of all of them. The page of a piece says what each key does. As data: [accessibility.json](/data/accessibility.json).

## What is tested

${table(
  ['check', 'when', 'file'],
  CHECKS.map(([what, when, file]) => [what, when, `[${basename(file)}](../${file})`]),
)}

Machines do not find everything. [Report what you find](${FAULTS}).

## Keys

${count} rows of ${withKeys.length} pieces. The other ${all.length - withKeys.length} pieces have only links, the controls of their content, or no control.

${table(['piece', 'keys', 'pattern of ARIA'], rows)}
`;
}
