import { liveBlog } from '../../../messages/patterns.ts';
import type { LiveMessages } from './live-parts.ts';

/** The words of the script. The server writes them into the page, so that the script has none. */
export function liveMessages(): LiveMessages {
  const { one, many, lost, lostShort, regained, ended, now, minutes, hours } = liveBlog;
  return { one, many, lost, lostShort, regained, ended, now, minutes, hours };
}
