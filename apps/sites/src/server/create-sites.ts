import type { Server } from 'node:http';
import { pino, type Logger } from 'pino';
import { brandKey, keysToPurge } from 'rotativa/domain';
import type { PublishedPagesPort, PurgePort } from 'rotativa/providers';
import { createHttpPublishedPages } from 'rotativa/providers/http';
import { preload } from 'rotativa/islands/server';
import { BRANDS } from 'rotativa/themes';
import { nearestAddress } from '../../../shared/client-address.ts';
import { createDrain } from '../../../shared/drain.ts';
import { closeServer } from '../../../shared/close-server.ts';
import { observe } from '../../../shared/telemetry/metrics.ts';
import { untraced, withTrace } from '../../../shared/telemetry/spans.ts';
import type { Assets } from '../build/assets.ts';
import { ISLANDS } from '../islands/index.ts';
import { listeners } from '../config/brands.ts';
import type { Config } from '../config/env.ts';
import { createAccess } from './access.ts';
import { createApp } from './app.ts';
import { createPurchaseDrafts } from './forms/purchase-draft.ts';
import { createHandoff } from './forms/handoff.ts';
import { createLimit } from './forms/limit.ts';
import { createUploads } from './forms/uploads.ts';
import { listen } from './listen.ts';
import { closeLive, createLive } from './live/live.ts';
import { createOutages } from './outages.ts';
import { createAskedPages, savedPages } from './page/asked-pages.ts';
import { createBusyPages } from './page/busy-page.ts';
import { createPageCache } from './page/page-cache.ts';
import { createRenderQueue } from './page/render-queue.ts';
import { frontPages, headersFor, warmStart } from './page/warm-start.ts';
import { purgePort } from './purge/purge-port.ts';
import { createPurgeQueue } from './purge/purge-queue.ts';
import { createContentChanges } from './site-pages/content-changes.ts';
import { PAGE_PREFIX } from './site-pages/page-snapshot.ts';
import { createServiceClock } from './site-pages/service-clock.ts';
import { createSitePages } from './site-pages/site-pages-store.ts';
import type { SitesApp } from './sites-env.ts';
import { sameOrigin } from './same-origin.ts';
import { createSharedAnswers } from './shared-answers.ts';

/** Time for running requests to finish when the server closes. */
const DRAIN_MS = 10_000;

/** How often the list of the most asked pages is kept for the next start. */
const SAVE_MS = 60_000;

export interface SitesOptions {
  readonly config: Config;
  readonly assets: Assets;
  /** Identifies the bundles, because another build gives other pages. */
  readonly build: string;
  /** Folder of the client build; undefined in development, where Vite serves the files. */
  readonly clientFolder?: string | undefined;
  readonly log?: Logger;
  /** @defaultValue the time of this machine */
  readonly clock?: (() => Date) | undefined;
  /** A monotonic clock in milliseconds, for what is kept in memory. */
  readonly now?: () => number;
  readonly fetch?: typeof fetch;
  /** The published pages. @defaultValue the service of the settings */
  readonly publishedPages?: PublishedPagesPort;
  /** The cache in front. @defaultValue that of the settings */
  readonly purge?: PurgePort;
}

export interface Sites {
  readonly app: SitesApp;
  /** Serves the index and the six sites. @throws the system's error, for example for a port in use */
  listen(): Promise<void>;
  /** Stops listening and lets running requests finish. */
  close(): Promise<void>;
}

/** The sites with their islands loaded. They do not listen yet, but `app.request()` works. */
export async function createSites(options: SitesOptions): Promise<Sites> {
  const { config, assets, clientFolder } = options;
  const log = options.log ?? pino({ level: config.logLevel, base: null });
  const drain = createDrain(config.shutdownDelayMs);
  let servers: Server[] = [];
  await preload(ISLANDS);
  const now = options.now ?? (() => performance.now());
  const { pagesOrigin, contentToken } = config;
  const send = sameOrigin(withTrace(options.fetch ?? fetch));
  const serviceClock = createServiceClock(options.clock ?? (() => new Date()), send);
  const clock = serviceClock.now;
  const service = pagesOrigin
    ? createHttpPublishedPages({ origin: pagesOrigin, token: contentToken, fetch: serviceClock.fetch })
    : undefined;
  const contents = createContentChanges();
  const answers = createSharedAnswers(clientFolder ? config.contentFreshMs : 0, now);
  const purge = options.purge ?? purgePort(config.purge, send);
  const purges = purge && createPurgeQueue({ port: purge, log });
  const live = createLive(log, now, config.liveConnections);
  const sitePages = createSitePages({
    onPages: (brand, names) =>
      purges?.add(
        keysToPurge(
          brand,
          names.map((name) => PAGE_PREFIX + name),
        ),
      ),
    onContents: (brand, keys) => {
      answers.forget();
      live.channels.refresh();
      if (brand) contents.changed(brand, keys);
      else contents.missed();
      purges?.add(brand ? keysToPurge(brand, keys) : BRANDS.map(brandKey));
    },
    port: options.publishedPages ?? service,
    log,
    clock,
    now,
    follow: clientFolder !== undefined,
  });
  const { askedPagesFile, warmStartMs } = config;
  const asked = createAskedPages(askedPagesFile);
  const outages = createOutages(log, now);
  const pages = createPageCache(config.pageCacheMb * 2 ** 20, now, (bytes) =>
    log.warn(
      { pageCacheMb: config.pageCacheMb, pages: bytes },
      'the pages that readers ask for do not fit PAGE_CACHE_MB, and are made again and again',
    ),
  );
  observe('rotativa_page_memory_bytes', {}, () => pages.size);
  observe('rotativa_content_out_of_reach', {}, () => Number(outages.isFailing));
  observe('rotativa_live_connections', {}, () => live.streams.size);
  const app = createApp(
    {
      config,
      log,
      assets,
      build: options.build,
      clock,
      development: clientFolder === undefined,
      fetch: send,
      share: answers.share,
      pages,
      asked,
      rendering: createRenderQueue({ ...config.rendering, log, now }),
      sitePages,
      contents,
      purge,
      busyPages: createBusyPages(now),
      live,
      access: createAccess(config.accessSecret, clock),
      handoff: createHandoff(config.handoffSecret, clock),
      drafts: createPurchaseDrafts(config.handoffSecret, clock),
      nearestAddress: nearestAddress(config.proxies),
      limit: createLimit(clock, config.formsPerAddress),
      uploads: createUploads(clock),
      outages,
      draining: () => drain.isDraining,
    },
    clientFolder,
  );
  let saving: NodeJS.Timeout | undefined;
  const save = (): Promise<void> =>
    asked
      .save()
      .catch((error: unknown) =>
        log.warn({ err: error, askedPagesFile }, 'ASKED_PAGES_FILE cannot be written'),
      );
  const warm = async (): Promise<void> => {
    if (clientFolder === undefined || config.pageCacheMb === 0 || warmStartMs === 0) return;
    const begun = now();
    const pages = [...frontPages(config), ...(await savedPages(askedPagesFile))];
    const made = await warmStart({
      pages,
      ms: warmStartMs,
      now,
      // Fronts that a process without compiled code makes all at once would be the slowest pages of its traces.
      ask: (page) =>
        untraced(async () =>
          app.request(page.origin + page.path, { headers: headersFor(page) }, { brand: page.brand }),
        ),
    });
    log.info({ made, of: pages.length, ms: Math.round(now() - begun) }, 'pages made before readers come');
  };
  const close = async (): Promise<void> => {
    await drain.begin();
    clearInterval(saving);
    await save();
    // They would last until the readers leave.
    closeLive(live);
    sitePages.close();
    purges?.close();
    await Promise.all(servers.splice(0).map((server) => closeServer(server, DRAIN_MS)));
  };
  return {
    app,
    listen: async () => {
      await sitePages.start();
      // A balancer sends no reader to a port that does not listen.
      await warm();
      saving = setInterval(() => void save(), SAVE_MS).unref();
      const started = await Promise.allSettled(
        listeners(config.port).map(({ port, brand }) => listen(app, port, config.address, brand)),
      );
      servers = started.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
      const failed = started.find((result) => result.status === 'rejected');
      if (!failed) return;
      await close();
      throw failed.reason;
    },
    close,
  };
}
