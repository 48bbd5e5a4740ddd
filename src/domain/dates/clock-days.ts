const DAY_MINUTES = 24 * 60;
const NOON = DAY_MINUTES / 2;
/** Editors write some posts a little late, also over noon. A step back of more minutes leads to another day. */
const OUT_OF_ORDER = 180;

const passesMidnight = (from: number, to: number): boolean =>
  from >= NOON && to < NOON && from - to >= OUT_OF_ORDER;

/** How long it takes to go through clock times in this order. Among similar orders it is the one with fewer midnights. */
const duration = (minutes: readonly number[]): number =>
  minutes.slice(1).reduce((sum, to, at) => {
    const from = minutes[at]!;
    const step = (to - from + DAY_MINUTES) % DAY_MINUTES;
    return sum + step + (passesMidnight(from, to) ? NOON : 0);
  }, 0);

function rising(minutes: readonly number[]): number[] {
  let day = 0;
  return minutes.map((to, at) => {
    if (at > 0 && passesMidnight(minutes[at - 1]!, to)) day += 1;
    return day;
  });
}

/**
 * The day of each clock time, counted from the day of the oldest. The times are in the order of a text, which begins
 * with its oldest or its newest; a time before noon that follows one of the evening is of the next day.
 * @param minutes after midnight
 */
export function clockDays(minutes: readonly number[]): number[] {
  const turned = minutes.toReversed();
  return duration(turned) < duration(minutes) ? rising(turned).toReversed() : rising(minutes);
}
