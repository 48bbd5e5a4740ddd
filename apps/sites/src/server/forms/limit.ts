export const PERIOD_MS = 10 * 60_000;
/** Addresses that are counted at once. The oldest is forgotten first. */
const MOST_ADDRESSES = 10_000;

/** Whether an address may send another form. The account service has stricter limits per account. */
export type Limit = (address: string) => boolean;

/**
 * Counts forms by address in fixed periods.
 * @param most forms of one address in a period
 * @param counts the addresses that are counted: never more than `mostAddresses`
 */
export function createLimit(
  clock: () => Date,
  most: number,
  mostAddresses = MOST_ADDRESSES,
  counts = new Map<string, { until: number; count: number }>(),
): Limit {
  return (address) => {
    const now = clock().getTime();
    const held = counts.get(address);
    if (held && held.until > now) {
      held.count += 1;
      return held.count <= most;
    }
    counts.delete(address);
    if (counts.size >= mostAddresses) counts.delete(counts.keys().next().value!);
    counts.set(address, { until: now + PERIOD_MS, count: 1 });
    return true;
  };
}
