import { Readable } from 'node:stream';
import type { Context } from 'hono';
import type { RenewalPlace } from 'rotativa/domain';
import type { ContentServices } from 'rotativa/providers';
import type { BrandConfig } from 'rotativa/themes';
import type { StoryListProps } from 'rotativa/patterns/lists/StoryList';
import type { Logger } from 'pino';
import type { Site } from '../config/site.ts';
import type { FoundPage } from '../pages/resolve.ts';
import { renderHtml } from '../render/html.ts';
import { blockInStack, Page } from '../render/Page.tsx';
import { pageHead, RETRY_AFTER_S } from '../render/page-head.ts';
import type { Head } from '../render/head.ts';
import { authSite, signInSources } from '../config/sign-in.ts';
import { READER_SCRIPT } from '../render/reader-script.ts';
import { hoistPreloads } from '../render/preloads.ts';
import type { PreparedPage } from '../render/prepare.ts';
import { CLOSE_DOCUMENT, openDocument, SPECULATION, type Mode } from '../render/shell.ts';
import { pageListBlock } from '../views/PageList.block.ts';
import type { SitesEnv } from './app.ts';
import { cacheControl, INCOMPLETE_CACHE, NOT_FOUND_CACHE, PAGE_CACHE } from './cache.ts';
import { chooseEncoding, compress } from './compression.ts';
import type { ServerContext } from './context.ts';
import { etagOf, isFresh } from './etag.ts';
import { modesOf } from './mode.ts';
import { contentPolicy } from './security.ts';

/** A request for a page of a site, with everything that the response depends on. */
export interface PageRequest {
  readonly c: Context<SitesEnv>;
  readonly context: ServerContext;
  readonly site: Site;
  readonly services: ContentServices;
  readonly log: Logger;
}

/** A page with its blocks loaded. */
export interface ReadyPage {
  readonly found: FoundPage;
  readonly prepared: PreparedPage;
}

/**
 * The response for a page: its headers, and 304 if the browser has the page, else the compressed document.
 * @throws an error outside all blocks; an error in a block stops at its boundary
 */
export async function pageResponse(request: PageRequest, { found, prepared }: ReadyPage): Promise<Response> {
  const { c, context, site } = request;
  const mode = modeOf(request, found);
  const head = pageHead(found, site, listedPages(prepared));
  const encoding = chooseEncoding(c.req.header('Accept-Encoding'));
  const headers = new Headers({
    'Cache-Control': caching(found.status, prepared.complete),
    Vary: 'Accept-Encoding, Cookie',
  });
  if (found.status === 200 && !context.development) {
    const etag = pageTag(request, { found, prepared }, head, mode);
    const tag = encoding === 'identity' ? etag : `${etag}-${encoding}`;
    headers.set('ETag', `"${tag}"`);
    // Without a policy: the stored page keeps its policy, which has the hashes of its inline code.
    if (isFresh(c.req.header('If-None-Match'), tag)) return new Response(null, { status: 304, headers });
  }
  if (found.status === 503) headers.set('Retry-After', String(RETRY_AFTER_S));
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding);

  const { parts, css } = await documentParts(request, { found, prepared }, head, mode);
  const { companies, captcha, accountOrigin } = context.config;
  const sources = accountOrigin ? signInSources(companies, captcha) : undefined;
  const policy = contentPolicy({
    ...(sources && { scriptSources: sources.scripts, styleSources: sources.styles }),
    scripts: context.config.accountOrigin ? [READER_SCRIPT, SPECULATION] : [SPECULATION],
    styles: css === undefined ? [] : [css],
    connect: sources && accountOrigin ? [accountOrigin, ...sources.connect] : [],
    pictures: accountOrigin?.startsWith('http:') ? [accountOrigin] : [],
    development: context.development,
  });
  headers.set('Content-Security-Policy', policy);
  if (c.req.method === 'HEAD') return new Response(null, { status: found.status, headers });

  const stream = Readable.from(parts, { objectMode: false });
  const body = Readable.toWeb(compress(stream, encoding)) as ReadableStream<Uint8Array>;
  return new Response(body, { status: found.status, headers });
}

/** @param location a path of the site, or an absolute address */
export function redirectResponse(location: string): Response {
  return new Response(null, {
    status: 301,
    // A header must be ASCII. Existing escapes are kept.
    headers: {
      Location: encodeURI(location).replace(/%25(?=[0-9a-f]{2})/gi, '%'),
      'Cache-Control': cacheControl(PAGE_CACHE),
    },
  });
}

/** The mode of the first paint; undefined: the device's. */
function modeOf({ c, site }: PageRequest, found: FoundPage): Mode | undefined {
  const { chosen, forced } = modesOf(c, site, found);
  return forced ?? (chosen === 'system' ? undefined : chosen);
}

/** The page's ETag, known before rendering. It changes with everything that the page depends on. */
function pageTag(
  { context: { build, config }, site: { brand, origin } }: PageRequest,
  { found, prepared }: ReadyPage,
  head: Head,
  mode: Mode | undefined,
): string {
  const content = Object.values(prepared.regions).map((blocks) =>
    blocks.map(({ name, props }) => [name, props]),
  );
  const { accountOrigin, companies } = config;
  const { layout } = found.document;
  return etagOf([
    build,
    accountOrigin,
    companies,
    brand.key,
    origin,
    mode,
    layout,
    found.status,
    head,
    content,
  ]);
}

/** The document in the order of sending, and the CSS in its head. */
async function documentParts(
  { context: { assets, config }, site: { brand }, log }: PageRequest,
  { found, prepared }: ReadyPage,
  head: Head,
  mode: Mode | undefined,
): Promise<{ parts: string[]; css: string | undefined }> {
  const rendered = await renderHtml(
    <Page
      layout={found.document.layout}
      regions={prepared.regions}
      onIslandError={(error, island) => log.error({ err: error, island }, 'island left out')}
    />,
    { onError: (error, stack) => log.error({ err: error, block: blockInStack(stack) }, 'block threw') },
  );
  const own = assets[brand.key];
  const { html, preloads } = hoistPreloads(rendered);
  const css = own.css?.(html);
  const open = openDocument({
    ...{ brand, path: found.page.path, assets: own, head, mode, preloads, css },
    account: config.accountOrigin && {
      origin: config.accountOrigin,
      site: authSite(brand, config.companies),
    },
    renewal: renewalPlace(found, brand),
  });
  return { parts: [open, html, CLOSE_DOCUMENT], css };
}

/** Where the page shows a renewal banner: the menu alone, if it has no other place. @see C8 */
function renewalPlace({ page, status }: FoundPage, brand: BrandConfig): RenewalPlace | undefined {
  if (!brand.features.renewalBanner || status !== 200) return undefined;
  if (page.path === brand.routes.profile) return 'profile';
  return page.kind === 'home' ? 'home' : page.kind === 'article' ? 'inread' : 'menu';
}

/** Number of pages of the list on a page; 1 without a list. */
function listedPages({ regions: { main = [] } }: PreparedPage): number {
  const list = main.find(({ name }) => name === pageListBlock.name);
  const pages = (list?.props as Partial<StoryListProps> | undefined)?.pages;
  return pages ?? 1;
}

function caching(status: FoundPage['status'], complete: boolean): string {
  if (status === 200) return cacheControl(complete ? PAGE_CACHE : INCOMPLETE_CACHE);
  return status === 404 ? cacheControl(NOT_FOUND_CACHE) : 'no-store';
}
