import { BOGOTA_OFFSET_MS, DAY_MS, HOUR_MS, MINUTE_MS } from 'rotativa/domain';
import type { Json } from '../db/schema/content.ts';
import type { SeedStory } from './types.ts';

const TIME = /^(\d{1,2}):(\d{2}) ([ap])\. m\.$/;

/** Milliseconds after midnight of a written '3:25 p. m.'. @throws on any other form */
function timeOfDay(at: string): number {
  const [, hour, minute, half] = TIME.exec(at) ?? [];
  if (hour === undefined) throw new Error(`'${at}' is no time of an update: write it as '3:25 p. m.'`);
  return ((Number(hour) % 12) + (half === 'p' ? 12 : 0)) * HOUR_MS + Number(minute) * MINUTE_MS;
}

/** When the first and the latest update of a live story were written. */
export interface UpdateTimes {
  readonly first: Date;
  readonly latest: Date;
}

/**
 * The times of a live story: on the clock's day in Bogotá, or on the day before while the latest has not come; earlier
 * by the days of the story. Undefined for a story without updates.
 */
export function updateTimes({ body, live }: SeedStory, clock: Date): UpdateTimes | undefined {
  const times = body.flatMap((element) =>
    typeof element === 'object' && 'at' in element ? [timeOfDay(element.at)] : [],
  );
  if (times.length === 0) return undefined;
  const midnight = Math.floor((clock.getTime() + BOGOTA_OFFSET_MS) / DAY_MS) * DAY_MS - BOGOTA_OFFSET_MS;
  const today = midnight + Math.max(...times) <= clock.getTime();
  const day = midnight - ((today ? 0 : 1) + (live?.daysAgo ?? 0)) * DAY_MS;
  return { first: new Date(day + Math.min(...times)), latest: new Date(day + Math.max(...times)) };
}

/** The record of a live blog: its summary, its marks by the ids of its updates, and when it ended. */
export function liveRecord(
  { body, live }: SeedStory,
  elements: readonly Json[],
  latest: Date,
): Json | undefined {
  if (!live) return undefined;
  const marked = (mark: 'key' | 'pinned'): string[] =>
    body.flatMap((element) => {
      if (typeof element !== 'object' || !('at' in element) || !element[mark]) return [];
      const written = elements.find(({ content }) => String(content).startsWith(`${element.at} `));
      return written ? [String(written['_id'])] : [];
    });
  const [pinned] = marked('pinned');
  return {
    summary: live.summary,
    key: marked('key'),
    ...(pinned && { pinned }),
    ...(live.ended && { ended: latest.toISOString() }),
  };
}
