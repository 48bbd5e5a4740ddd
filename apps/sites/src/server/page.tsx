import { Readable } from 'node:stream';
import type { PageDocument, PageKind } from 'rotativa/blocks';
import type { ContentServices } from 'rotativa/providers';
import type { StoryListProps } from 'rotativa/patterns/StoryList';
import type { Logger } from 'pino';
import type { Site } from '../config/site.ts';
import { articleOf } from '../pages/article.ts';
import { BLOCKS } from '../pages/blocks.ts';
import { PAGES } from '../pages/index.ts';
import { resolvePage, troublePage, type FoundPage, type Trouble } from '../pages/resolve.ts';
import { blockInStack, Page } from '../render/Page.tsx';
import { pageHead, RETRY_AFTER_S } from '../render/page-head.ts';
import { CONTENT_REGIONS, isOutage, preparePage, type PreparedPage } from '../render/prepare.ts';
import { CLOSE_DOCUMENT, openDocument, type Mode } from '../render/shell.ts';
import { hoistPreloads } from '../render/preloads.ts';
import { renderHtml } from '../render/html.ts';
import { cacheControl, INCOMPLETE_CACHE, NOT_FOUND_CACHE, PAGE_CACHE } from './cache.ts';
import { chooseEncoding, compress } from './compression.ts';
import type { ServerContext } from './context.ts';
import { identify, isFresh } from './identity.ts';
import { chosenMode } from './mode.ts';
import { pageListBlock } from '../views/PageList.block.ts';
import { contentPolicy } from './security.ts';
import { createServices } from './services.ts';

interface Ready {
  readonly found: FoundPage;
  readonly prepared: PreparedPage;
}

/** Pages whose content is lists of stories. */
const LIST_KINDS: readonly PageKind[] = ['home', 'section', 'author', 'tag', 'search'];

const emptyNotice = ({
  regions: { header = [], after = [], footer = [] },
  ...document
}: PageDocument): PageDocument => ({
  ...document,
  layout: 'front',
  regions: {
    header,
    footer,
    main: [
      {
        block: 'notice',
        settings: {
          title: 'Todavía no hay notas aquí',
          text: 'En cuanto se publique la primera, la encontrará en esta página.',
        },
      },
      ...after,
    ],
  },
});

/** One request for a page of a site. */
export class PageRequest {
  readonly #context: ServerContext;
  readonly #site: Site;
  readonly #url: URL;
  readonly #request: Request;
  readonly #log: Logger;
  readonly #services: ContentServices;

  constructor(context: ServerContext, site: Site, request: Request, log: Logger) {
    this.#context = context;
    this.#site = site;
    this.#request = request;
    this.#url = new URL(request.url);
    this.#log = log;
    this.#services = createServices(context, site, log);
  }

  /** The answer: the page, a redirect, or the brand's page for what went wrong. */
  async respond(): Promise<Response> {
    const pages = PAGES[this.#site.brand.key];
    try {
      const resolved = await resolvePage(this.#url, this.#site, pages, this.#services);
      if ('redirect' in resolved) return redirect(resolved.redirect);
      this.#logLeftOut(resolved);
      return await this.#show(resolved);
    } catch (error) {
      const outage = isOutage(error);
      this.#log[outage ? 'warn' : 'error'](
        { err: error },
        outage ? 'content is out of reach' : 'page failed',
      );
      return this.trouble(outage ? 'unavailable' : 'error');
    }
  }

  /** What a document holds that its page cannot show: unknown types, embeds that are refused. */
  #logLeftOut({ page: { document, path } }: FoundPage): void {
    if (!document) return;
    const { id, log } = articleOf(document, this.#site.brand, this.#site.origin, path);
    if (log.length > 0) this.#log.warn({ document: id, leftOut: log }, 'parts of the document are not shown');
  }

  /** The mode that an article's layout forces: video pages are dark. @see N11 */
  #articleMode({ page: { document, path } }: FoundPage): Mode | undefined {
    return document && articleOf(document, this.#site.brand, this.#site.origin, path).mode;
  }

  /** The brand's page for what went wrong; plain text when even that fails. */
  async trouble(trouble: Trouble): Promise<Response> {
    const found = troublePage(trouble, this.#site, PAGES[this.#site.brand.key], this.#url);
    try {
      return await this.#send({ found, prepared: await this.#prepare(found) });
    } catch (error) {
      this.#log.error({ err: error }, 'the page for trouble failed too');
      return new Response('Algo falló de nuestro lado. Intente de nuevo en unos minutos.', {
        status: found.status,
        headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
      });
    }
  }

  async #show(found: FoundPage): Promise<Response> {
    const prepared = await this.#prepare(found);
    const main = CONTENT_REGIONS.flatMap((region) => prepared.regions[region] ?? []);
    const lists = LIST_KINDS.includes(found.page.kind);
    // On a page of lists a heading or a form alone is nothing to read.
    if (main.some(({ name }) => !lists || BLOCKS.get(name)?.editorial))
      return this.#send({ found, prepared });
    if (prepared.unreachable) return this.trouble('unavailable');
    if (!lists) return this.trouble('error');
    if (found.whenEmpty === 'not-found') return this.trouble('notFound');
    if (main.length > 0 && found.page.kind === 'search' && found.page.number === 1)
      return this.#send({ found, prepared });
    const empty = { ...found, document: emptyNotice(found.document) };
    return this.#send({ found: empty, prepared: await this.#prepare(empty) });
  }

  #prepare({ document, page }: FoundPage): Promise<PreparedPage> {
    return preparePage(document, {
      blocks: BLOCKS,
      services: this.#services,
      page,
      budgetMs: this.#context.config.blockBudgetMs,
      onError: (error, block) => this.#log.warn({ err: error, block }, 'block left out'),
    });
  }

  async #send({ found, prepared }: Ready): Promise<Response> {
    const { brand } = this.#site;
    const { secret, build, assets, development } = this.#context;
    const mode: Mode | undefined =
      found.document.mode ??
      this.#articleMode(found) ??
      chosenMode(this.#request.headers.get('Cookie') ?? undefined);
    const head = pageHead(found, this.#site, listedPages(prepared));
    const content = Object.values(prepared.regions).map((blocks) =>
      blocks.map(({ name, props }) => [name, props]),
    );
    const { layout } = found.document;
    const parts = [build, brand.key, this.#site.origin, mode, layout, found.status, head, content];
    const { etag, nonce } = identify(secret, parts);
    const encoding = chooseEncoding(this.#request.headers.get('Accept-Encoding') ?? undefined);
    const tag = encoding === 'identity' ? etag : `${etag}-${encoding}`;

    const headers = new Headers({
      'Cache-Control': caching(found.status, prepared.complete),
      Vary: 'Accept-Encoding, Cookie',
    });
    if (found.status === 200 && !development) {
      headers.set('ETag', `"${tag}"`);
      // Without a policy: the stored page keeps its own, which names its own nonce.
      if (isFresh(this.#request.headers.get('If-None-Match') ?? undefined, tag)) {
        return new Response(null, { status: 304, headers });
      }
    }
    if (found.status === 503) headers.set('Retry-After', String(RETRY_AFTER_S));
    headers.set('Content-Type', 'text/html; charset=utf-8');
    headers.set('Content-Security-Policy', contentPolicy({ nonce, development }));
    if (encoding !== 'identity') headers.set('Content-Encoding', encoding);

    if (this.#request.method === 'HEAD') return new Response(null, { status: found.status, headers });

    const onIslandError = (error: unknown, island: string) =>
      this.#log.error({ err: error, island }, 'island left out');
    const rendered = await renderHtml(
      <Page layout={layout} regions={prepared.regions} onIslandError={onIslandError} />,
      {
        nonce,
        onError: (error, stack) => this.#log.error({ err: error, block: blockInStack(stack) }, 'block threw'),
      },
    );
    const own = assets[brand.key];
    const { html, preloads } = hoistPreloads(rendered);
    const open = openDocument({ brand, assets: own, head, nonce, mode, preloads, css: own.css?.(html) });
    const stream = Readable.from([open, html, CLOSE_DOCUMENT], { objectMode: false });
    const body = Readable.toWeb(compress(stream, encoding)) as ReadableStream<Uint8Array>;
    return new Response(body, { status: found.status, headers });
  }
}

/** How many pages the list on a page has; 1 where there is none. */
function listedPages({ regions: { main = [] } }: PreparedPage): number {
  const list = main.find(({ name }) => name === pageListBlock.name);
  const pages = (list?.props as Partial<StoryListProps> | undefined)?.pages;
  return pages ?? 1;
}

function caching(status: FoundPage['status'], complete: boolean): string {
  if (status === 200) return cacheControl(complete ? PAGE_CACHE : INCOMPLETE_CACHE);
  return status === 404 ? cacheControl(NOT_FOUND_CACHE) : 'no-store';
}

function redirect(location: string): Response {
  return new Response(null, {
    status: 301,
    headers: { Location: location, 'Cache-Control': cacheControl(PAGE_CACHE) },
  });
}
