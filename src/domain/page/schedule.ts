/** A time from an instant until another. Instants are ISO 8601 in UTC. */
export interface Period {
  from: string;
  /** Null: until another takes its place. */
  until: string | null;
}

/** A decision to publish a revision for a time. */
export interface Publication extends Period {
  revision: number;
}

const time = (instant: string | null): number => (instant === null ? Infinity : Date.parse(instant));

/**
 * The publications of one page as periods that do not overlap, in their order: when each is in force. Of all that cover
 * an instant the one that began last is in force, and of those that began together the last of the list. So what is
 * published already ends when another begins, and continues after its `until`; then it is in the result twice. One that another
 * replaced in the same instant has a period without length.
 * @param publications in the order in which they were made
 */
export function timelineOf<T extends Period>(publications: readonly T[]): T[] {
  const begun = publications
    .filter(({ from, until }) => time(from) < time(until))
    .sort((one, other) => time(one.from) - time(other.from));
  const open: T[] = [];
  return begun.flatMap((publication, index) => {
    open.push(publication);
    const next = begun[index + 1];
    if (next && time(next.from) === time(publication.from))
      return { ...publication, until: publication.from };
    const periods: T[] = [];
    let from = publication.from;
    while (open.length > 0 && (!next || time(from) < time(next.from))) {
      const present = open.at(-1)!;
      if (time(present.until) <= time(from)) {
        open.pop();
        continue;
      }
      const until = next && time(next.from) < time(present.until) ? next.from : present.until;
      periods.push({ ...present, from, until });
      if (until === null) break;
      from = until;
    }
    return periods;
  });
}

/** The period of a timeline that covers an instant. */
export const periodAt = <T extends Period>(timeline: readonly T[], instant: Date): T | undefined =>
  timeline.find(({ from, until }) => time(from) <= instant.getTime() && instant.getTime() < time(until));

/** The periods of a timeline that cover an instant or begin after it. */
export const periodsFrom = <T extends Period>(timeline: readonly T[], instant: Date): T[] =>
  timeline.filter(({ from, until }) => time(from) < time(until) && time(until) > instant.getTime());

/**
 * The publication of a page that is in force at an instant.
 * @param publications of one or more pages, as `PublishedPagesPort.published` gives them
 */
export const inForce = <T extends Period & { page: string }>(
  publications: readonly T[],
  page: string,
  instant: Date,
): T | undefined =>
  periodAt(
    publications.filter((one) => one.page === page),
    instant,
  );

/**
 * The period of a new publication. A `from` that is over begins now: what readers got is not changed.
 * @returns null if it ends before it begins, or a time is none
 */
export function newPeriod(
  { from, until }: { from?: Date | undefined; until?: Date | undefined },
  now: Date,
): Period | null {
  const begin = Math.max(from?.getTime() ?? 0, now.getTime());
  const end = until?.getTime() ?? Infinity;
  if (Number.isNaN(begin) || !(begin < end)) return null;
  return { from: new Date(begin).toISOString(), until: until?.toISOString() ?? null };
}

/**
 * The publication that roll back repeats: the last one before the present one that shows another revision. Without a present
 * one it is the last that ended.
 */
export function publishedBefore<T extends Publication>(timeline: readonly T[], now: Date): T | undefined {
  const present = periodAt(timeline, now);
  const begun = timeline.filter(({ from }) => time(from) <= now.getTime());
  const before = present ? begun.slice(0, begun.indexOf(present)) : begun;
  return before.findLast(({ revision }) => revision !== present?.revision);
}
