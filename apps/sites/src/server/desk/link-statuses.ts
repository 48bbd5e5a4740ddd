/** Answers are believed for this long: a page that was just published is soon found. */
const KEPT_MS = 60_000;
const MOST_KEPT = 5_000;
/** Addresses of one draft that are asked, and how many at a time. */
const MOST_OWN = 200;
const MOST_OUTWARD = 30;
const AT_ONCE = 8;
/** An editor, or a publication, waits at most so long. */
const BUDGET_MS = 4_000;

/** The answers of addresses, remembered for a moment. */
export interface LinkStatuses {
  /** @returns the status that is known of an address; undefined for one that was not asked, or did not answer */
  known(address: URL): number | undefined;
  /** Asks the addresses that are not known, within limits of number and time. */
  ask(addresses: readonly URL[], by: Asked): Promise<void>;
}

export interface Asked {
  readonly isOwn: (address: URL) => boolean;
  /** The status of an address of this site; undefined if it is not known. */
  readonly own: (address: URL) => Promise<number | undefined>;
  /** The status of an address elsewhere; undefined without an answer. */
  readonly outward: (address: URL) => Promise<number | undefined>;
}

/** Sites elsewhere refuse programs with many codes: only these say that a page is not there. */
const GONE: readonly number[] = [404, 410];

const keyOf = ({ origin, pathname, search }: URL): string => `${origin}${pathname}${search}`;

export function createLinkStatuses(now: () => number = () => performance.now()): LinkStatuses {
  const kept = new Map<string, { status: number | undefined; until: number }>();
  const isKept = (key: string): boolean => (kept.get(key)?.until ?? 0) > now();

  return {
    known: (address) => (isKept(keyOf(address)) ? kept.get(keyOf(address))?.status : undefined),
    async ask(addresses, { isOwn, own, outward }) {
      const wanted = [...new Map(addresses.map((address) => [keyOf(address), address])).values()].filter(
        (address) => !isKept(keyOf(address)),
      );
      const queue = [
        ...wanted.filter(isOwn).slice(0, MOST_OWN),
        ...wanted.filter((address) => !isOwn(address)).slice(0, MOST_OUTWARD),
      ];
      const end = now() + BUDGET_MS;
      const work = async (): Promise<void> => {
        for (let next = queue.shift(); next && now() < end; next = queue.shift()) {
          const found = await (isOwn(next) ? own(next) : outward(next)).catch(() => undefined);
          const status = isOwn(next) || GONE.includes(found ?? 0) ? found : undefined;
          if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value!);
          kept.set(keyOf(next), { status, until: now() + KEPT_MS });
        }
      };
      let timer: NodeJS.Timeout | undefined;
      const over = new Promise<void>((resolve) => (timer = setTimeout(resolve, BUDGET_MS)));
      await Promise.race([Promise.all(Array.from({ length: AT_ONCE }, work)), over]);
      clearTimeout(timer);
    },
  };
}
