import { plainText } from '../html/plain-text.ts';
import { timeOfDay } from './format.ts';

/** The time of an update must be within this number of characters from the start of an element. */
export const UPDATE_TIME_SEARCH_LENGTH = 20;

/** Noon is '12:00 m.' in Colombia. */
const CLOCK = /(?:(\d{1,2}):(\d{2})[\s\u00a0]*(a|p)\.?[\s\u00a0]*|\b(12):(\d{2})[\s\u00a0]*)m\b\.?/i;
const NOT_A_WORD = /^[^\p{Letter}\p{Number}]*$/u;

export interface UpdateTime {
  /** In the format of the sites, '10:30 a. m.', whatever the spelling. An impossible time is unchanged. */
  time: string;
  /** Minutes after midnight; undefined for an impossible time, such as '25:70 am'. */
  minutes: number | undefined;
}

function minutesOf(hour: number, minute: number, half: string): number | undefined {
  if (hour < 1 || hour > 12 || minute > 59) return undefined;
  return (hour % 12) * 60 + minute + (half.toLowerCase() === 'p' ? 720 : 0);
}

function find(words: string): { found: UpdateTime; index: number; length: number } | undefined {
  const match = CLOCK.exec(words);
  if (!match || match.index + match[0].length > UPDATE_TIME_SEARCH_LENGTH) return undefined;
  // Only punctuation may precede a leading time: 'A las 10:30 am…' is a sentence, not an update.
  if (!NOT_A_WORD.test(words.slice(0, match.index))) return undefined;
  const [, hour = match[4], minute = match[5], half = 'p'] = match;
  const minutes = minutesOf(Number(hour), Number(minute), half);
  const time =
    minutes === undefined
      ? match[0].trim()
      : timeOfDay({ hour: Math.floor(minutes / 60), minute: minutes % 60 });
  return { found: { time, minutes }, index: match.index, length: match[0].length };
}

/**
 * The leading 'h:mm am/pm' within the first 20 characters of a text (tags not counted), or undefined.
 * Spellings: 10:30 am, 10:30 AM, 10:30am, 10:30 a.m., 10:30 a. m., 12:00 m.
 * @see N6, N9
 */
export function leadingTime(html: string): UpdateTime | undefined {
  return find(plainText(html))?.found;
}

/**
 * The HTML without its leading time and its separator, as in '<b>10:30 am</b> | Habla el alcalde'. Tags stay
 * unchanged and may be empty afterwards.
 */
export function withoutLeadingTime(html: string): string {
  const pieces = html.split(/(<[^>]*>)/);
  let start = 0;
  // Tags may split the time, so it is found in the text and removed from each piece.
  const words = pieces
    .map((piece) => (piece.startsWith('<') ? '' : piece.replaceAll('&nbsp;', '\u00a0')))
    .join('');
  const match = CLOCK.exec(words);
  if (!match) return html;
  const end = match.index + match[0].length;
  const separators = /^[\s\u00a0]*[|:.,;–—-]*[\s\u00a0]*/.exec(words.slice(end))?.[0].length ?? 0;
  const cut = end + separators;
  return pieces
    .map((piece) => {
      if (piece.startsWith('<')) return piece;
      const own = piece.replaceAll('&nbsp;', '\u00a0');
      const from = Math.min(Math.max(cut - start, 0), own.length);
      start += own.length;
      return own.slice(from);
    })
    .join('')
    .trim();
}
