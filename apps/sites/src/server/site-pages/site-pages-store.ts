import { createHash } from 'node:crypto';
import type { PageDocument } from 'rotativa/blocks';
import { inForce, placementsOf, type ContentKey, type PlacedBlock } from 'rotativa/domain';
import type { PageName, PublishedPage, PublishedPagesPort } from 'rotativa/providers';
import { BRANDS, type BrandKey } from 'rotativa/themes';
import { PAGES } from '../../pages/documents/index.ts';
import { withDocuments } from '../../pages/documents/page-names.ts';
import { BLOCKS } from '../../views/blocks.ts';
import { withinTimeLimit } from '../../pages/within-time-limit.ts';
import { pageSnapshot, type PageSnapshot } from './page-snapshot.ts';
import { readableDocument } from './readable-document.ts';

/** The log of the store. */
interface StoreLog {
  warn(what: object, message: string): void;
}

export interface SitePagesOptions {
  /** Undefined: the documents of this build are the pages. */
  readonly port: PublishedPagesPort | undefined;
  readonly log: StoreLog;
  /** The clock of the service, by which pages begin and end. */
  readonly clock: () => Date;
  /** A monotonic clock in milliseconds. */
  readonly now: () => number;
  /** Called when pages of a brand are no longer what readers got before: changed, begun or ended. */
  readonly onPages?: ((brand: BrandKey, pages: readonly PageName[]) => void) | undefined;
  /** Called with changes of contents, and without keys when some were missed after the beginning. */
  readonly onContents?: ((brand: BrandKey | undefined, keys: readonly ContentKey[]) => void) | undefined;
  /** Whether changes are followed. Without it, each question reads the pages again, as in development. */
  readonly follow: boolean;
}

/** The pages of all brands, as this process has them in memory. */
export interface SitePagesStore {
  /**
   * The pages of a brand. It waits for the service only while nothing was ever read, and a second at most.
   * @param instant of a preview; without it, now
   */
  at(brand: BrandKey, instant?: Date): Promise<PageSnapshot>;
  /** Reads all pages and follows their changes. Resolves when they are there, or after a second. */
  start(): Promise<void>;
  close(): void;
}

/** Time limit of a read, in milliseconds. */
const READ_MS = 3000;
/** Publications that ended so long ago are read too, because the clock of the service may be ahead. */
const SKEW_MS = 60_000;
/** Before a read that failed is tried again; each further one waits twice as long, up to the most. */
const RETRY_MS = { first: 500, most: 10_000 };
/** All pages are read so often without any change, so that an outage is noticed. */
const EVERY_MS = 30_000;

/** Timers take at most 2^31 ms. */
const LONGEST_TIMER_MS = 86_400_000;

/** A publication as readers get it. */
interface StoredPage extends Omit<PublishedPage, 'document'> {
  readonly document: PageDocument;
  readonly stamp: string;
}

/** The pages of a brand in the memory of a process. */
interface BrandPages {
  readonly publications: readonly StoredPage[];
  /** The last document of each page that was in force. */
  readonly last: Map<PageName, StoredPage>;
}

/** Whether a placement is of a block that editors place, or of one that is not known. */
const isContent = ({ placement }: PlacedBlock): boolean => BLOCKS.get(placement.block)?.editorial !== false;

/**
 * Whether a document that has content keeps some. One of which every block is unknown or wrong would be an error page: what
 * readers had before is better.
 */
const showsSomething = (given: PageDocument, readable: PageDocument): boolean =>
  !placementsOf(given).some(isContent) || placementsOf(readable).some(isContent);

const stampOf = (document: PageDocument): string =>
  createHash('sha256').update(JSON.stringify(document)).digest('base64url').slice(0, 16);

/**
 * Keeps the published pages of all brands in memory. A change is read when it is announced; a schedule that begins or ends is
 * already there. While the service is away, the last known pages stay, or the documents of this build.
 */
export function createSitePages({
  port,
  log,
  clock,
  now,
  follow,
  onPages = () => undefined,
  onContents = () => undefined,
}: SitePagesOptions): SitePagesStore {
  const brands = new Map<BrandKey, BrandPages>();
  /** The last page made of a brand's documents, by what is in force. */
  const made = new Map<BrandKey, { key: string; snapshot: PageSnapshot }>();
  /** Faults that were logged, by revision. */
  const told = new Set<string>();
  /** The number of the newest question of each brand: a late answer does not replace a newer one. */
  const asked = new Map<BrandKey, number>();
  const code = new Map(BRANDS.map((brand) => [brand, pageSnapshot(PAGES[brand], new Map())] as const));
  /** The brands whose last read failed, and since when there are any. */
  const failing = new Set<BrandKey>();
  let since = 0;
  let stop: (() => void) | undefined;
  let filled: Promise<void> | undefined;
  type TimerName = BrandKey | 'all' | `${BrandKey} turns`;
  const timers = new Map<TimerName, NodeJS.Timeout>();
  /** The stamps of the pages that readers had last. */
  const announced = new Map<BrandKey, ReadonlyMap<PageName, string>>();
  let hasBegun = false;

  const later = (name: TimerName, ms: number, run: () => void): void => {
    clearTimeout(timers.get(name));
    timers.set(name, setTimeout(run, ms).unref());
  };
  const failed = (error: unknown, brand: BrandKey): void => {
    if (failing.size === 0) {
      since = now();
      log.warn(
        { err: error, brand },
        'pages are out of reach: the last known ones are used, else those of this build',
      );
    }
    failing.add(brand);
  };
  const answered = (brand: BrandKey): void => {
    if (failing.delete(brand) && failing.size === 0)
      log.warn({ ms: Math.round(now() - since) }, 'pages answer again');
  };

  /** A publication as readers get it; undefined if it cannot be shown. What is wrong is logged once for each revision. */
  function readable({ document, ...publication }: PublishedPage): StoredPage | undefined {
    const stamp = stampOf(document);
    const { brand, page, revision } = publication;
    const read = readableDocument(document);
    const name = `${brand} ${page} ${revision} ${stamp}`;
    if (read.faults.length > 0 && !told.has(name)) {
      told.add(name);
      log.warn({ brand, page, revision, faults: read.faults }, 'parts of a stored page are not shown');
    }
    return read.document && showsSomething(document, read.document)
      ? { ...publication, document: read.document, stamp }
      : undefined;
  }

  /** Says which pages are others than before, now and when the next publication begins. After its end the last one stays. */
  function announce(brand: BrandKey): void {
    const stored = brands.get(brand)!;
    // Read once: a publication whose instant came in between would neither have begun nor be waited for.
    const instant = clock();
    const stamps = new Map([...present(stored, instant)].map(([page, { stamp }]) => [page, stamp]));
    const before = announced.get(brand);
    announced.set(brand, stamps);
    const changed = [...stamps].flatMap(([page, stamp]) => (before?.get(page) === stamp ? [] : [page]));
    if (before && changed.length > 0) onPages(brand, changed);
    const next = stored.publications
      .map(({ from }) => Date.parse(from) - instant.getTime())
      .filter((wait) => wait > 0);
    if (stop && next.length > 0)
      later(`${brand} turns`, Math.min(...next, LONGEST_TIMER_MS), () => announce(brand));
  }

  async function read(brand: BrandKey, isAgain = false): Promise<boolean> {
    const number = (asked.get(brand) ?? 0) + 1;
    asked.set(brand, number);
    try {
      const began = clock().getTime();
      const published = await port!.published(
        { brand, at: new Date(began - SKEW_MS) },
        { signal: AbortSignal.timeout(READ_MS) },
      );
      // The reply has told that it is another time at the service: the question was about another one too.
      if (!isAgain && Math.abs(clock().getTime() - began) > SKEW_MS) return await read(brand, true);
      if (asked.get(brand) !== number) return true;
      const publications = published.flatMap((one) => readable(one) ?? []);
      brands.set(brand, { publications, last: brands.get(brand)?.last ?? new Map() });
      announce(brand);
      return true;
    } catch (error) {
      if (asked.get(brand) === number) failed(error, brand);
      return false;
    }
  }

  /** Reads a brand until it answers. */
  async function keepReading(brand: BrandKey, wait = RETRY_MS.first): Promise<void> {
    clearTimeout(timers.get(brand));
    if (await read(brand)) {
      answered(brand);
      return;
    }
    if (stop) later(brand, wait, () => void keepReading(brand, Math.min(wait * 2, RETRY_MS.most)));
  }

  const readAll = async (): Promise<void> => {
    if (stop) later('all', EVERY_MS, () => void readAll());
    await Promise.all(BRANDS.map((brand) => keepReading(brand)));
  };

  const start = (): Promise<void> => {
    if (!port) return Promise.resolve();
    if (!follow) return withinTimeLimit(readAll(), undefined);
    if (!filled) {
      const isBrand = (name: string): name is BrandKey => (BRANDS as readonly string[]).includes(name);
      stop = port.listen({
        changed: ({ brand }) => void (isBrand(brand) && keepReading(brand)),
        contentChanged: ({ brand, keys }) => {
          if (isBrand(brand)) onContents(brand, keys);
        },
        missed: () => {
          // Nothing was known before the beginning.
          if (hasBegun) onContents(undefined, []);
          hasBegun = true;
          void readAll();
        },
      });
      filled = withinTimeLimit(readAll(), undefined);
    }
    return filled;
  };

  /** The pages that are in force: of each that is stored the one of the instant, else the last that was. */
  function present({ publications, last }: BrandPages, instant: Date): Map<PageName, StoredPage> {
    const isOver = instant.getTime() <= clock().getTime();
    const pages = new Map(last);
    for (const page of new Set(publications.map((one) => one.page))) {
      const one = inForce(publications, page, instant);
      if (!one) continue;
      pages.set(page, one);
      if (isOver) last.set(page, one);
    }
    return pages;
  }

  return {
    at: async (brand, given) => {
      await start();
      const instant = given ?? clock();
      const stored = brands.get(brand);
      if (!stored) {
        // Readers have these now: the stored ones will be others.
        if (!announced.has(brand)) announced.set(brand, new Map());
        return code.get(brand)!;
      }
      const pages = present(stored, instant);
      const key = [...pages].map(([page, { stamp }]) => `${page}=${stamp}`).join(' ');
      const known = made.get(brand);
      if (known?.key === key) return known.snapshot;
      const documents = new Map([...pages].map(([page, { document }]) => [page, document]));
      const stamps = new Map([...pages].map(([page, { stamp }]) => [page, stamp]));
      const snapshot = pageSnapshot(withDocuments(PAGES[brand], documents), stamps);
      made.set(brand, { key, snapshot });
      return snapshot;
    },
    start,
    close: () => {
      stop?.();
      stop = undefined;
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}
