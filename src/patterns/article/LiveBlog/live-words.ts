import { liveBlog } from '../../../words/patterns.ts';
import type { LiveWords } from './live-parts.ts';

/** The words of the script. The server writes them into the page, so that the script has none. */
export function liveWords(): LiveWords {
  const { one, many, lost, lostShort, regained, ended, now, minutes, hours } = liveBlog;
  return { one, many, lost, lostShort, regained, ended, now, minutes, hours };
}
