import type { HiddenReason } from '../blocks/hidden.ts';
import { hiddenWords as words } from './words.ts';

/** Whether a block is meant to be hidden: there is nothing to mend. */
export const isMeantHidden = ({ kind }: HiddenReason): boolean =>
  kind === 'unpublished' || kind === 'elsewhere';

/** Why a block shows nothing, in Spanish: 'De 12 notas no queda ninguna: 9 sin foto, 3 ya en otra parte de la página.' */
export function hiddenInWords(reason: HiddenReason): string {
  if (reason.kind !== 'no-stories-left') return words[reason.kind];
  const { found, dropped, shownAbove, unused } = reason;
  if (found === 0) return words.noStories;
  const counts: [number, string][] = [
    ...Object.entries(dropped).map(([why, count]): [number, string] => [
      count,
      words.dropped[why as keyof typeof words.dropped],
    ]),
    [shownAbove, words.shownAbove],
    [unused, words.unused],
  ];
  const told = counts.filter(([count]) => count > 0).map(([count, why]) => `${count} ${why}`);
  return words.noneLeft(found, told.join(', '));
}
