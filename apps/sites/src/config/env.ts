import type { RailOptions } from 'rotativa/editor';
import type { Company } from 'rotativa/providers';
import type { BrandKey } from 'rotativa/themes';
import { readEnvironment } from '../../../shared/environment.ts';
import { fittingPageMb } from './page-memory.ts';
import { purgeOf, type PurgeConfig } from './purge.ts';
import { relayOf, type RelayConfig } from './relay.ts';
import { readCompanies } from './sign-in.ts';
import { Variables } from './variables.ts';

/**
 * Much shorter than the minute for which a page is fresh, and long enough that pages of the long tail find the lists of their
 * sections. A change that the service announces ends it at once.
 */
const DEFAULT_CONTENT_FRESH_MS = 10_000;

/** Some hundred pages, and less than a balancer waits for a new process. */
const DEFAULT_WARM_START_MS = 10_000;

/**
 * The most at once, for a slow content service; the queue makes fewer where they wait for the processor. Each needs some
 * megabytes while it is made.
 */
const DEFAULT_PAGES_AT_ONCE = 32;
const DEFAULT_PAGES_WAITING = 64;
const DEFAULT_PAGE_WAIT_MS = 1000;

/** More than a reader sends. Where many readers share an address, such as behind a carrier, it can be raised. */
const DEFAULT_FORMS_PER_ADDRESS = 60;

/** Longer than a healthy reply, shorter than a reader waits. */
const DEFAULT_BUDGET_MS = 3000;

/** The sandbox's provider needs no keys for these. */
const SANDBOX_COMPANIES = 'apple,development:Proveedor de desarrollo';

/** The settings of the sites. */
export interface Config {
  /** Port of the index of the sites. The brands have the next six. */
  readonly port: number;
  readonly sandboxPort: number;
  /** The address on which the servers listen; all addresses if undefined. */
  readonly address: string | undefined;
  readonly contentOrigin: string;
  /** Whether the sites start a sandbox. False for an external content API. */
  readonly ownContent: boolean;
  /** Origin of the service of published pages; undefined: the pages are the documents of this build. */
  readonly pagesOrigin: string | undefined;
  /** The cache in front, which is purged when pages change; undefined: there is none, or it only waits. */
  readonly purge: PurgeConfig | undefined;
  /** The token with which the desk asks for drafts as HTML; undefined: there are no such routes. */
  readonly deskToken: string | undefined;
  /** The severities and limits of the guard rails of drafts: an error stops publishing. */
  readonly rails: RailOptions;
  /** Address of the account service (identity and sales) for browsers; undefined: readers cannot sign in. */
  readonly accountOrigin: string | undefined;
  /** Other sign-in methods, in this order. */
  readonly companies: readonly Company[];
  /** Whether pages may load the captcha's script. */
  readonly captcha: boolean;
  /** `production`, `sandbox`, or the address of the paywall's scripts with `{site}`; undefined: pages have none. */
  readonly paywallScript: string | undefined;
  /**
   * Address of the script of subscriptions at the search engine, with `{site}` for the slug; undefined: the sites sell
   * nothing there.
   */
  readonly swgScript: string | undefined;
  /** Address at which wallets validate the shop, with `{type}` for the payment type; undefined: there are no wallets. */
  readonly walletAddress: string | undefined;
  /** Address of the gateway's card fields; undefined: readers cannot pay on the sites. */
  readonly cardFrame: string | undefined;
  /** Address for measured events; undefined: pages are not measured. */
  readonly analyticsEndpoint: string | undefined;
  /** Path or address of the pictures of shared links, with `{id}` and `{site}`. */
  readonly sharePicture: string | undefined;
  /** `gpt` for the ad manager, or the address of an ad server; undefined: pages have house ads only. */
  readonly adServer: string | undefined;
  /** Whether ad slots show editors what they are, and no ads. */
  readonly adPlaces: boolean;
  /**
   * `on` for the pixels that the brands' configuration names, or the address used in place of all of them, with `{site}`;
   * undefined: pages have none.
   */
  readonly adPixels: string | undefined;
  /** Address of a tag manager's script, with `{site}` for the slug; undefined: pages have none. */
  readonly tagManager: string | undefined;
  /** Address of the script of a recommendation service, with `{site}` for the slug; undefined: pages have none. */
  readonly recommendationWidget: string | undefined;
  /** Address of the script of a search service, with `{site}` for the slug; undefined: pages have none. */
  readonly searchWidget: string | undefined;
  /**
   * The header in which the CDN writes the reader's country, as ISO 3166-1; undefined: no country is known. It chooses
   * a video and decides nothing else, because readers can send it too.
   */
  readonly countryHeader: string | undefined;
  /** Seals sessions that pass through a cookie. Servers of the same site share it; a random one by default. */
  readonly handoffSecret: string | undefined;
  /** Signs the cookie of entitlements. Servers of the same site and the cache in front share it; random by default. */
  readonly accessSecret: string | undefined;
  /** Undefined: the site's own forms answer that there is no such service. */
  readonly relay: RelayConfig | undefined;
  /** Host names (without port) and their brands, for a server behind a proxy. */
  readonly hosts: Readonly<Record<string, BrandKey>>;
  /** Addresses and networks of proxies whose `X-Forwarded-For` is believed. */
  readonly proxies: readonly string[];
  /** Token that this server sends to the content API. It never reaches a browser. */
  readonly contentToken: string | undefined;
  /** Milliseconds for which requests share replies of the content API. */
  readonly contentFreshMs: number;
  /** Room for rendered pages in memory; 0 renders every page for each request. */
  readonly pageCacheMb: number;
  /** File in which the process keeps the addresses of its most asked pages for its next start; undefined: none. */
  readonly askedPagesFile: string | undefined;
  /** How long a process makes pages before it listens, in milliseconds; 0 listens at once. */
  readonly warmStartMs: number;
  /** How many pages are made at once, how many more wait for it, and for how many milliseconds at most. */
  readonly rendering: { readonly atOnce: number; readonly waiting: number; readonly waitMs: number };
  /** Readers of live blogs who are connected at the same time; undefined: the server's own bound. */
  readonly liveConnections: number | undefined;
  /** Forms that one address may send in ten minutes. */
  readonly formsPerAddress: number;
  /** Time limit in milliseconds for the data of a block. */
  readonly blockBudgetMs: number;
  /** How long requests are still taken while the health tells that the server closes, in milliseconds. */
  readonly shutdownDelayMs: number;
  readonly logLevel: string;
}

/**
 * Reads the configuration from environment variables.
 * @throws ConfigError naming every invalid variable
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const { PORT = 3000, SANDBOX_PORT = 4000, CONTENT_ORIGIN, ...rest } = readEnvironment(Variables, env);
  const sandbox = CONTENT_ORIGIN === undefined ? `http://127.0.0.1:${SANDBOX_PORT}` : undefined;
  return {
    port: PORT,
    sandboxPort: SANDBOX_PORT,
    address: rest.SITES_ADDRESS,
    contentOrigin: CONTENT_ORIGIN ?? `http://127.0.0.1:${SANDBOX_PORT}`,
    ownContent: sandbox !== undefined,
    pagesOrigin: unlessOff(rest.PAGES_ORIGIN, sandbox),
    deskToken: rest.DESK_TOKEN,
    purge: purgeOf(rest),
    rails: rest.DESK_RAILS ?? {},
    accountOrigin: rest.ACCOUNT_ORIGIN ?? sandbox,
    companies: readCompanies(rest.SIGN_IN_WITH ?? (sandbox ? SANDBOX_COMPANIES : '')),
    captcha: rest.SIGN_IN_CAPTCHA ?? false,
    paywallScript: unlessOff(rest.PAYWALL_SCRIPT, sandbox && `${sandbox}/paywall/{site}.js`),
    swgScript: unlessOff(rest.SWG_SCRIPT, sandbox && `${sandbox}/swg/{site}.js`),
    walletAddress: unlessOff(rest.WALLET_ADDRESS, sandbox && `${sandbox}/gateway/wallet`),
    cardFrame: rest.CARD_FRAME ?? (sandbox && `${sandbox}/gateway/v1/frame`),
    sharePicture: unlessOff(
      rest.SHARE_PICTURE,
      sandbox === undefined ? undefined : '/images/share/{id}.jpg?_website={site}',
    ),
    analyticsEndpoint: unlessOff(rest.ANALYTICS_ENDPOINT, sandbox && `${sandbox}/measuring/v1/events`),
    adServer: unlessOff(rest.AD_SERVER, sandbox && `${sandbox}/ads/v1`),
    adPlaces: rest.AD_PLACES ?? false,
    adPixels: unlessOff(rest.AD_PIXELS, sandbox ? `${sandbox}/ads/v1/{site}/pixel` : 'on'),
    tagManager: unlessOff(rest.TAG_MANAGER, undefined),
    recommendationWidget: unlessOff(
      rest.RECOMMENDATION_WIDGET,
      sandbox && `${sandbox}/recommendations/{site}.js`,
    ),
    searchWidget: unlessOff(rest.SEARCH_WIDGET, sandbox && `${sandbox}/search-widget/{site}.js`),
    countryHeader: rest.COUNTRY_HEADER,
    handoffSecret: rest.HANDOFF_SECRET,
    accessSecret: rest.ACCESS_SECRET,
    relay: relayOf(rest, rest.SERVICES_ORIGIN ?? sandbox),
    hosts: rest.SITES_HOSTS ?? {},
    proxies: rest.SITES_PROXIES ?? [],
    contentToken: rest.CONTENT_TOKEN,
    contentFreshMs: rest.CONTENT_FRESH_MS ?? DEFAULT_CONTENT_FRESH_MS,
    pageCacheMb: rest.PAGE_CACHE_MB ?? fittingPageMb(),
    askedPagesFile: rest.ASKED_PAGES_FILE,
    warmStartMs: rest.WARM_START_MS ?? DEFAULT_WARM_START_MS,
    rendering: {
      atOnce: rest.PAGES_AT_ONCE ?? DEFAULT_PAGES_AT_ONCE,
      waiting: rest.PAGES_WAITING ?? DEFAULT_PAGES_WAITING,
      waitMs: rest.PAGE_WAIT_MS ?? DEFAULT_PAGE_WAIT_MS,
    },
    liveConnections: rest.LIVE_CONNECTIONS,
    formsPerAddress: rest.FORMS_PER_ADDRESS ?? DEFAULT_FORMS_PER_ADDRESS,
    blockBudgetMs: rest.BLOCK_BUDGET_MS ?? DEFAULT_BUDGET_MS,
    shutdownDelayMs: rest.SHUTDOWN_DELAY_MS ?? 0,
    logLevel: rest.LOG_LEVEL ?? 'info',
  };
}

/** An address that a setting names or turns off. The sandbox has its own; other environments name theirs. */
const unlessOff = (setting: string | undefined, sandboxes: string | undefined): string | undefined =>
  setting === 'off' ? undefined : (setting ?? sandboxes);
