import type { SeedStory } from './types.ts';

const DAY_MS = 86_400_000;
/** Colombia's clocks are five hours behind UTC all year. */
const BOGOTA_MS = -5 * 3_600_000;
const TIME = /^(\d{1,2}):(\d{2}) ([ap])\. m\.$/;

/** Milliseconds after midnight of a written '3:25 p. m.'. @throws on any other form */
function timeOfDay(at: string): number {
  const [, hour, minute, half] = TIME.exec(at) ?? [];
  if (hour === undefined) throw new Error(`'${at}' is no time of an update: write it as '3:25 p. m.'`);
  return ((Number(hour) % 12) + (half === 'p' ? 12 : 0)) * 3_600_000 + Number(minute) * 60_000;
}

/**
 * When the latest update of a live story was written: on the clock's day in Bogotá, or on the day before while that
 * time has not come. Undefined for a story without updates.
 */
export function latestUpdate({ body }: SeedStory, clock: Date): Date | undefined {
  const times = body.flatMap((element) =>
    typeof element === 'object' && 'at' in element ? [timeOfDay(element.at)] : [],
  );
  if (times.length === 0) return undefined;
  const midnight = Math.floor((clock.getTime() + BOGOTA_MS) / DAY_MS) * DAY_MS - BOGOTA_MS;
  const latest = midnight + Math.max(...times);
  return new Date(latest <= clock.getTime() ? latest : latest - DAY_MS);
}
