import type { Logger } from 'pino';
import type { NearestAddress } from '../../../shared/client-address.ts';
import type { Assets } from '../build/assets.ts';
import type { Config } from '../config/env.ts';
import type { Access } from './access.ts';
import type { Handoff } from './forms/handoff.ts';
import type { PurchaseDrafts } from './forms/purchase-draft.ts';
import type { Limit } from './forms/limit.ts';
import type { Uploads } from './forms/uploads.ts';
import type { Outages } from './outages.ts';
import type { Live } from './live/live.ts';
import type { AskedPages } from './page/asked-pages.ts';
import type { BusyPages } from './page/busy-page.ts';
import type { PageCache } from './page/page-cache.ts';
import type { RenderQueue } from './page/render-queue.ts';
import type { PurgePort } from 'rotativa/providers';
import type { ContentChanges } from './site-pages/content-changes.ts';
import type { SitePagesStore } from './site-pages/site-pages-store.ts';
import type { ShareAnswer } from './shared-answers.ts';

/** The dependencies of the server. No file that this one imports may import it: each states what it needs. */
export interface ServerContext {
  readonly config: Config;
  readonly log: Logger;
  readonly assets: Assets;
  /** Changes with the bundles, because another build gives other pages. */
  readonly build: string;
  readonly clock: () => Date;
  /** The instant of a preview. Undefined for readers, who are at the present. */
  readonly moment?: Date | undefined;
  /** The id of the story of a preview, which readers do not get yet. */
  readonly unpublished?: string | undefined;
  readonly development: boolean;
  /** The `fetch` for the content API. */
  readonly fetch: typeof fetch;
  /** Shares replies of the content API between concurrent requests. */
  readonly share: ShareAnswer;
  /** Tells by a cookie which variant of a page a reader gets. */
  readonly access: Access;
  /** The pages that editors have published. */
  readonly sitePages: SitePagesStore;
  /** The changes of the contents of pages. */
  readonly contents: ContentChanges;
  /** The cache in front; undefined: there is none. */
  readonly purge: PurgePort | undefined;
  /** Finished pages. */
  readonly pages: PageCache;
  /** Which of them readers ask for. */
  readonly asked: AskedPages;
  /** The places for pages that are made. */
  readonly rendering: RenderQueue;
  /** The pages for readers whose page is not made. */
  readonly busyPages: BusyPages;
  /** Live blogs that readers follow. */
  readonly live: Live;
  /** Passes sessions of forms without a script to the browser. */
  readonly handoff: Handoff;
  /** Keeps the steps of a purchase without JavaScript. */
  readonly drafts: PurchaseDrafts;
  /** Finds a reader's address behind the trusted proxies. */
  readonly nearestAddress: NearestAddress;
  /** Whether an address may send another form. */
  readonly limit: Limit;
  /** The bounds of forms with files. */
  readonly uploads: Uploads;
  /** Gets the failures and replies of the content service. */
  readonly outages: Outages;
  /** Whether the server is closing, so that a load balancer stops sending requests. */
  readonly draining: () => boolean;
}
