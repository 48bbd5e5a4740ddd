import { isFreeArticle } from 'rotativa/domain';
import type { ConsentNoticeProps } from 'rotativa/patterns/consent/ConsentNotice';
import type { StoryListProps } from 'rotativa/patterns/lists/StoryList';
import { pageCalls, type PageCalls } from '../../pages/calls/page-calls.ts';
import type { ReadyPage } from '../../render/ready-page.ts';
import type { FoundPage } from '../../pages/found-page.ts';
import { renderHtml } from '../../render/html.ts';
import { blockInStack, Page } from '../../render/Page.tsx';
import type { Head } from '../../render/head.ts';
import { pageMetadata, RETRY_AFTER_S } from '../../render/metadata.ts';
import { isList } from '../../pages/list-rules.ts';
import { articleOf } from '../../pages/article.ts';
import type { Site } from '../../config/site.ts';
import { videoFacts } from '../../pages/video-facts.ts';
import { placeStyles } from '../../render/place-styles.ts';
import { hoistPreloads } from '../../render/preloads.ts';
import type { PreparedPage } from '../../render/prepare.ts';
import { tag } from '../../render/markup.ts';
import { CLOSE_DOCUMENT, documentAttributes, openDocument, type Mode } from '../../render/shell.ts';
import { countryHeaderOf } from './geo-video.ts';
import { modesOf } from '../../pages/page-modes.ts';
import { blockTimes } from './block-times.ts';
import { cachePolicy, cachingHeader, isKept } from './page-cache-policy.ts';
import { encodedPage } from './encoded-page.ts';
import type { MadePage } from './page-cache.ts';
import { pageContentPolicy } from './page-content-policy.ts';
import type { PageRequest } from './page-request.ts';

/** Names the variant of a locked article to a cache in front. */
const VARIANT_HEADER = 'Rotativa-Variant';

/** A page without its blocks. */
interface PageShell {
  readonly calls: PageCalls;
  readonly head: Head;
  /** The mode of the first paint; undefined: the device's. */
  readonly mode: Mode | undefined;
  /** The question about optional processing; undefined without one. */
  readonly notice: ConsentNoticeProps | undefined;
}

/**
 * Makes a page: its headers and its compressed document.
 * @param has whether the asker has the content of a tag; then the page is not rendered
 * @throws an error outside all blocks; an error in a block stops at its boundary
 */
export async function makePage(
  request: PageRequest,
  { found, prepared }: ReadyPage,
  has: (tag: string) => boolean = () => false,
): Promise<MadePage> {
  const { context, site, encoding, variant } = request;
  const { status } = found;
  const mode = modeOf(request, found);
  const varies = isLocked(found, site);
  const head = {
    ...pageMetadata(found, site, context.config, {
      pages: listedPages(prepared),
      video: await videoFacts(found.page.document, request.services),
    }),
    ...(varies && { variant }),
  };
  const calls = pageCalls(found, site, context.config);
  const shell = { calls, head, mode, notice: noticeOf(request, found) };
  const policy = cachePolicy(request, { found, prepared });
  const tagged = status === 200 && !context.development;
  const envelope = {
    status,
    type: 'text/html',
    parts: tagged ? pageParts(request, { found, prepared }, shell) : undefined,
    vary: ['Cookie', ...countryOf(request, found)],
    ...(varies && { varies }),
    ...(tagged && policy && isKept(found) && { keep: policy }),
    headers: {
      'Cache-Control': cachingHeader(policy, found.personal || (varies && variant !== 'anonymous')),
      ...(varies && { [VARIANT_HEADER]: variant }),
      ...(status === 503 && { 'Retry-After': String(RETRY_AFTER_S) }),
    },
  };
  return encodedPage(encoding, envelope, has, async () => {
    const { html, styles } = await documentOf(request, { found, prepared }, shell);
    return {
      text: html,
      headers: { 'Content-Security-Policy': pageContentPolicy(request, found, calls, styles) },
    };
  });
}

/** The header that an article depends on beside those of every page. Caches in front keep one page for each value. */
function countryOf({ context, site }: PageRequest, { page }: FoundPage): string[] {
  const header = page.document && countryHeaderOf(context, site);
  return header ? [header] : [];
}

/** The mode of the first paint; undefined: the device's. */
function modeOf({ chosen: requested, site }: PageRequest, found: FoundPage): Mode | undefined {
  const { chosen, forced } = modesOf(requested, site, found);
  return forced ?? (chosen === 'system' ? undefined : chosen);
}

/** Everything that the page depends on. It is known before rendering, so that an unchanged page is not rendered. */
function pageParts(
  { context: { build, config }, site }: PageRequest,
  { found, prepared }: ReadyPage,
  { calls, head, mode, notice }: PageShell,
): readonly unknown[] {
  const content = Object.entries(prepared.regions).map(([region, blocks]) => [
    region,
    blocks.map(({ name, props }) => [name, props]),
  ]);
  const { brand, origin } = site;
  const { layout } = found.document;
  const { adPlaces } = config;
  return [build, adPlaces, calls, brand.key, origin, mode, layout, found.status, head, content, notice];
}

/** The document, and the texts of its `<style>` elements. */
async function documentOf(
  { context: { assets, config }, site, log }: PageRequest,
  { found, prepared }: ReadyPage,
  { calls, head, mode, notice }: PageShell,
): Promise<{ html: string; styles: readonly string[] }> {
  const blocks = blockTimes();
  const { brand } = site;
  const own = assets[brand.key];
  const rendered = await renderHtml(
    <Page
      onBlock={blocks.begins}
      layout={found.document.layout}
      regions={prepared.regions}
      notice={notice}
      sharedSheet={own.shared?.address}
      onIslandError={(error, island) => log.error({ err: error, island }, 'island left out')}
    />,
    { onError: (error, stack) => log.error({ err: error, block: blockInStack(stack) }, 'block threw') },
  );
  blocks.end();
  const { html: body, preloads } = hoistPreloads(rendered);
  const { adPlaces } = config;
  const { path } = found.page;
  const opening = tag('html', documentAttributes({ brand, path, mode, adPlaces }).html);
  const { html, head: css, hasEnd, inline } = placeStyles(body, own, opening);
  const open = openDocument({
    ...{ brand, path, assets: own, head, mode, preloads, css, hasEnd, calls, adPlaces },
    recording: html.includes(' data-recording='),
  });
  // Only in development.
  const reasons = prepared.hidden.map((why) => `<!-- ${why} -->`).join('');
  return { html: open + html + reasons + CLOSE_DOCUMENT, styles: inline };
}

/** The question about optional processing, for a reader who has not decided. The page of the preferences has its own form. @see X8 */
function noticeOf({ consent, site }: PageRequest, found: FoundPage): ConsentNoticeProps | undefined {
  if (consent || found.personal) return undefined;
  const { routes, legalName, properties } = site.brand;
  return {
    page: routes.consent,
    back: found.page.path,
    controller: legalName,
    policy: properties.habeasData,
  };
}

/** Number of pages of the list on a page; 1 without a list. */
function listedPages({ regions: { main = [] } }: PreparedPage): number {
  const list = main.find(({ name }) => isList(name));
  const pages = (list?.props as Partial<StoryListProps> | undefined)?.pages;
  return pages ?? 1;
}

/** A locked article, which has a variant for each kind of reader. */
const isLocked = ({ page: { document, path } }: FoundPage, { brand, origin }: Site): boolean =>
  document !== undefined && !isFreeArticle(articleOf(document, brand, origin, path), brand, path);
