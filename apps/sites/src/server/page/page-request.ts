import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Logger } from 'pino';
import type { HiddenReason, StoryClaim } from 'rotativa/blocks';
import { CONSENT_COOKIE, readConsent, type ConsentRecord } from 'rotativa/domain';
import { consentVersion } from 'rotativa/patterns/consent/ConsentChoices';
import type { ContentServices } from 'rotativa/providers';
import { MODE_COOKIE, modeChoice, type ModeChoice } from 'rotativa/patterns/footers/ThemeSwitch';
import type { Site } from '../../config/site.ts';
import { ACCESS_COOKIE, type Variant } from '../access.ts';
import { chooseEncoding, type Encoding } from '../compression.ts';
import type { ServerContext } from '../context.ts';
import { draftFor, type PurchaseDraft } from '../forms/purchase-draft.ts';
import { hasGeoVideo } from './geo-video.ts';
import { createServices } from '../services.ts';
import { watchPages, type WatchedPages } from '../site-pages/page-snapshot.ts';
import { requireSite, type SitesEnv } from '../sites-env.ts';

/** A request for a page of a site, with everything that the response depends on. */
export interface PageRequest {
  readonly c: Context<SitesEnv>;
  readonly context: ServerContext;
  readonly site: Site;
  readonly url: URL;
  /** The mode that the reader chose. */
  readonly chosen: ModeChoice;
  readonly encoding: Encoding;
  /** The reader's consent; undefined before a decision about the present text. */
  readonly consent: ConsentRecord | undefined;
  /** The variant that the reader may read. */
  readonly variant: Variant;
  /** Whether the brand has a video for readers of this one's country. @see N3 */
  readonly geoVideo: boolean;
  /** The reader's input in forms, on the page of this purchase. */
  readonly purchase: PurchaseDraft | undefined;
  /** A part of the page alone: the items of its list. */
  readonly part?: 'list';
  /** The site's pages at the time of the request. */
  readonly sitePages: WatchedPages;
  /** For editors: called with each placement that shows nothing. */
  readonly onHidden?: (placementId: string, reason: HiddenReason) => void;
  readonly onClaim?: (placementId: string, claim: StoryClaim) => void;
  /** Created when a page is made. */
  readonly services: ContentServices;
  readonly log: Logger;
}

/** @throws Error if the request has no site */
export async function pageRequest(context: ServerContext, c: Context<SitesEnv>): Promise<PageRequest> {
  const site = requireSite(c);
  const { log } = c.var;
  let services: ContentServices | undefined;
  const { key } = site.brand;
  const { contents } = context;
  const sitePages = watchPages(await context.sitePages.at(key), {
    now: contents.now,
    lastOf: (name) => contents.lastOf(key, name),
  });
  return {
    ...{ c, context, site, log },
    sitePages,
    url: new URL(c.req.url),
    chosen: modeChoice(getCookie(c, MODE_COOKIE)) ?? 'system',
    encoding: chooseEncoding(c.req.header('Accept-Encoding')),
    consent: readConsent(getCookie(c, CONSENT_COOKIE), consentVersion()),
    variant: await context.access.variantOf(getCookie(c, ACCESS_COOKIE), site.origin),
    geoVideo: hasGeoVideo(context, site, c.req),
    purchase: draftFor(context, site, c.req),
    get services() {
      return (services ??= createServices(context, site, log, sitePages));
    },
  };
}
