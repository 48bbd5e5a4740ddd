import type { Remaining } from '../../../domain/event/when.ts';
import { countdown } from '../../../messages/countdown.ts';

const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const;

export interface CountdownMessages {
  /** In display order: '09' and 'horas'. */
  units: { unit: keyof Remaining; numeral: string; word: string }[];
  /** The whole countdown as one sentence. */
  text: string;
}

/** The texts of a countdown. */
export function countdownMessages(left: Remaining, label = countdown.left): CountdownMessages {
  const units = UNITS.flatMap((unit) => {
    const count = left[unit];
    if (count === undefined) return [];
    return {
      unit,
      count,
      numeral: String(count).padStart(2, '0'),
      word: countdown[unit][count === 1 ? 0 : 1],
    };
  });
  return { units, text: `${label} ${units.map(({ count, word }) => `${count} ${word}`).join(', ')}` };
}
