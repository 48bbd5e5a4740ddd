import type { Budget, Condition, PaywallRule } from './rules.ts';

/** The options of the script. */
export interface RunOptions {
  /** Called with the rule's address if the page must be locked. */
  paywallFunction: (campaign: string, results: Results) => void;
  resultsCallback?: (results: Results) => void;
  contentType?: string;
  section?: string;
  contentRestriction?: string;
  /** Identifies the page. Default: the canonical address, or else the path. */
  contentIdentifier?: string;
  deviceClass?: string;
  userName?: string | null;
  jwt?: string | null;
  /** Host of the services, without a protocol. */
  apiOrigin?: string;
  /** Reports nothing and counts nothing. */
  paused?: boolean;
  /** Replaces the service: which products the reader may read as `p`, or whether there are any as `s`. */
  customSubCheck?: () => SubCheck | Promise<SubCheck>;
  /** Replaces the token: whether the reader is registered. */
  customRegCheck?: () => { l: boolean } | Promise<{ l: boolean }>;
}
interface SubCheck {
  s: boolean;
  p?: readonly string[] | null;
}
export interface Results {
  triggered: { id: number; rc: number } | null;
  /** Milliseconds. */
  timeTaken: number;
  /** The page was counted on an earlier visit. */
  visited: boolean;
  paused: boolean;
  ruleCount: number;
  /** The rule that counts the page and is nearest to locking others: the pages of its period, with this one, of `most`. */
  meter: { id: number; rc: number; most: number } | null;
}

interface Session {
  userIdentity?: { uuid?: string | null; accessToken?: string | null } | null;
  apiOrigin?: string;
  heartbeat(): Promise<unknown>;
  isLoggedIn(): boolean | Promise<boolean>;
}
/** The used part of the window. */
export interface PaywallPage {
  readonly document: Pick<Document, 'querySelector' | 'referrer'>;
  readonly location: Pick<Location, 'protocol' | 'pathname'>;
  readonly navigator: Pick<Navigator, 'userAgent'>;
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly fetch: typeof fetch;
  readonly Date: DateConstructor;
  Identity?: Session;
  ArcP?: { run: (options: RunOptions) => Promise<Results>; _rules: readonly PaywallRule[] };
}

/** Pages by rule, each with the time of its first count. */
type Counted = Record<string, Record<string, number>>;

/**
 * The paywall script of a site. Browsers get its source text, so it uses nothing else of this module: all constants and
 * helpers are inside.
 */
export function paywallScript(page: PaywallPage, rules: readonly PaywallRule[]): void {
  const STORE = 'ArcP';
  const DAY_MS = 86_400_000;
  const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
  /** If storage is blocked, pages are counted in memory. */
  let blockedStore: Record<string, Counted> = {};

  function readStore(): Record<string, Counted> {
    try {
      const stored: unknown = JSON.parse(page.localStorage.getItem(STORE) ?? '{}');
      return typeof stored === 'object' && stored !== null ? (stored as Record<string, Counted>) : {};
    } catch {
      return blockedStore;
    }
  }
  function writeStore(reader: string, counted: Counted): void {
    const store = { ...readStore(), [reader]: counted };
    try {
      page.localStorage.setItem(STORE, JSON.stringify(store));
    } catch {
      blockedStore = store;
    }
  }

  /** Start of the current period. */
  function periodStart(budget: Budget, now: Date): number {
    if (budget.budgetType === 'Rolling')
      return budget.rollingType === 'Hours'
        ? now.getTime() - (budget.rollingHours ?? 0) * 3_600_000
        : now.getTime() - (budget.rollingDays ?? 0) * DAY_MS;
    const start = new page.Date(now.getFullYear(), now.getMonth(), now.getDate());
    if (budget.calendarType === 'Weekly') {
      const first = Math.max(0, WEEKDAYS.indexOf(budget.calendarWeekDay ?? 'Sunday'));
      start.setDate(start.getDate() - ((start.getDay() - first + 7) % 7));
    } else start.setDate(1);
    return start.getTime();
  }

  function holds(condition: Condition | undefined, matches: (value: string) => boolean): boolean {
    if (condition === undefined) return true;
    const [include, ...values] = condition;
    return values.some(matches) === include;
  }
  const below = (section: string, path: string) =>
    section === path || section.startsWith(path.endsWith('/') ? path : `${path}/`);
  function deviceClass(): string {
    const { userAgent } = page.navigator;
    if (/iPad|Tablet|Android(?!.*Mobile)/i.test(userAgent)) return 'tablet';
    return /Mobi|iPhone|Android/i.test(userAgent) ? 'mobile' : 'web';
  }
  function referrer(): string {
    try {
      return new URL(page.document.referrer).hostname;
    } catch {
      return '';
    }
  }
  function concerns(rule: PaywallRule, options: RunOptions): boolean {
    const device = options.deviceClass ?? deviceClass();
    const from = referrer();
    return (
      holds(rule.c, (type) => type === options.contentType) &&
      holds(rule.s, (path) => below(options.section ?? '', path)) &&
      holds(rule.cr, (code) => code === options.contentRestriction) &&
      holds(rule.d, (kind) => kind === device) &&
      holds(rule.r, (host) => from === host || from.endsWith(`.${host}`))
    );
  }

  /** The reader's products; 'unknown' if the service fails: rules for subscribers are then skipped. */
  async function entitlements(options: RunOptions, jwt: string): Promise<readonly string[] | 'unknown'> {
    const origin = options.apiOrigin ?? page.Identity?.apiOrigin ?? '';
    const base = origin.includes('//') ? origin : `${page.location.protocol}//${origin}`;
    const ask = (token: string) =>
      page.fetch(`${base}/sales/public/v1/entitlements`, { headers: { Authorization: `Bearer ${token}` } });
    try {
      let reply = await ask(jwt);
      if (reply.status === 401 && page.Identity !== undefined) {
        await page.Identity.heartbeat();
        reply = await ask(page.Identity.userIdentity?.accessToken ?? jwt);
      }
      if (reply.status === 401) return [];
      const body = (await reply.json()) as { skus?: readonly { sku: string }[] };
      return reply.ok && Array.isArray(body.skus) ? body.skus.map(({ sku }) => sku) : 'unknown';
    } catch {
      return 'unknown';
    }
  }

  interface Reader {
    readonly uuid: string | null;
    readonly registered: boolean;
    readonly subscribed: boolean;
    readonly skus: readonly string[] | 'unknown';
  }
  async function whoReads(options: RunOptions, asksForSkus: boolean): Promise<Reader> {
    const held = page.Identity?.userIdentity;
    const jwt = options.jwt ?? held?.accessToken ?? null;
    const registered = options.customRegCheck
      ? (await options.customRegCheck()).l
      : jwt !== null || (page.Identity !== undefined && (await page.Identity.isLoggedIn()));
    const uuid = options.userName ?? held?.uuid ?? null;
    if (options.customSubCheck) {
      const { s, p } = await options.customSubCheck();
      return { uuid, registered, subscribed: s, skus: p ?? [] };
    }
    const skus = asksForSkus && jwt !== null ? await entitlements(options, jwt) : [];
    return { uuid, registered, subscribed: false, skus };
  }
  function isExempt({ e: [exempts, ...skus] }: PaywallRule, reader: Reader): boolean {
    if (!exempts) return false;
    if (skus.length === 0) return reader.registered;
    const { skus: readable } = reader;
    return reader.subscribed || readable === 'unknown' || skus.some((sku) => readable.includes(sku));
  }

  /** The pages of a rule in the current period. Older ones are dropped. */
  function present(seen: Record<string, number> | undefined, rule: PaywallRule, now: Date) {
    const since = periodStart(rule.budget, now);
    return Object.fromEntries(Object.entries(seen ?? {}).filter(([, moment]) => moment >= since));
  }

  async function run(options: RunOptions): Promise<Results> {
    const now = new page.Date();
    if (typeof options?.paywallFunction !== 'function') throw new TypeError('paywallFunction is required');
    const canonical = page.document.querySelector('link[rel=canonical]')?.getAttribute('href');
    const id = options.contentIdentifier ?? canonical ?? page.location.pathname;
    const concerned = options.paused ? [] : rules.filter((rule) => concerns(rule, options));
    const reader = await whoReads(
      options,
      concerned.some(({ e }) => e[0] && e.length > 1),
    );
    const owner = reader.uuid ?? 'anonymous';
    const counted = { ...readStore()[owner] };
    let triggered: Results['triggered'] = null;
    let campaign = '';
    let visited = false;
    let meter: Results['meter'] = null;
    for (const rule of concerned.filter((candidate) => !isExempt(candidate, reader))) {
      const seen = present(counted[rule.id], rule, now);
      if (id in seen) visited = true;
      const rc = Object.keys(seen).length + (id in seen ? 0 : 1);
      const locks = !(id in seen) && rc > rule.rt[1];
      if (locks && triggered === null) {
        triggered = { id: rule.id, rc };
        campaign = rule.pw;
      }
      // A locked page was not read: it does not count, and another visit does not open it.
      const pages = locks || id in seen ? seen : { ...seen, [id]: now.getTime() };
      counted[rule.id] = pages;
      const most = rule.rt[1];
      const read = Object.keys(pages).length;
      if (!locks && (meter === null || most - read < meter.most - meter.rc))
        meter = { id: rule.id, rc: read, most };
    }
    if (concerned.length > 0) writeStore(owner, counted);
    const results: Results = {
      triggered,
      timeTaken: new page.Date().getTime() - now.getTime(),
      visited,
      paused: options.paused ?? false,
      ruleCount: rules.length,
      meter: triggered === null ? meter : null,
    };
    if (triggered !== null) options.paywallFunction(campaign, results);
    options.resultsCallback?.(results);
    return results;
  }

  page.ArcP = { run, _rules: rules };
}
