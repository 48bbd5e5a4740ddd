import type { AnsDocument } from '../ans/document.ts';
import { changedDate, shownDate, type WithDates } from '../article/dates.ts';
import { isLive } from '../article/flags.ts';
import type { WithTaxonomy } from '../article/sections.ts';
import { instantOf } from '../dates/instant.ts';
import { HOUR_MS } from '../dates/units.ts';
import { readLiveRecord } from './live-record.ts';

/** A live blog without a change for so long is over, although its editor has not ended it. */
export const LIVE_QUIET_MS = 12 * HOUR_MS;

/** The fields that tell whether a live blog runs, in addition to those of a teaser. */
export const LIVE_FIELDS = ['last_updated_date', 'additional_properties.live_blog.ended'] as const;

/** Whether the coverage of a live blog runs: its editor has not ended it, and it has changed in the last hours. @see X11 */
export function isRunning(
  document: WithTaxonomy & WithDates & Pick<AnsDocument, 'last_updated_date' | 'additional_properties'>,
  now: Date,
): boolean {
  if (!isLive(document) || readLiveRecord(document).ended) return false;
  const changed = instantOf(changedDate(document) ?? shownDate(document) ?? '');
  return now.getTime() - changed < LIVE_QUIET_MS;
}
