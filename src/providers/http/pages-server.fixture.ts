import type { ServerResponse } from 'node:http';
import { ApiError } from '../../domain/errors/api-error.ts';
import type { PageDocument } from '../../domain/page/document.ts';
import type { MemoryPages } from '../memory/pages.ts';
import type { ContentChange, PageChange, PagesPort, PublishedPagesPort } from '../ports/pages.ts';
import { localServer, type LocalServer, type Received } from './local-server.fixture.ts';

export const CONTENT_TOKEN = 'a-secret-of-the-server';

/** A call of the wire. */
interface Call {
  brand: string;
  page: string;
  number: number;
  query: URLSearchParams;
  body: Record<string, unknown>;
}
type Handler = (pages: PagesPort, call: Call) => Promise<unknown>;

const numberIn = (query: URLSearchParams, key: string): number | undefined =>
  query.has(key) ? Number(query.get(key)) : undefined;
const dateOf = (text: unknown): Date | undefined => (typeof text === 'string' ? new Date(text) : undefined);
const publishedOf = (pages: PublishedPagesPort, query: URLSearchParams) =>
  pages.published({
    brand: query.get('brand') ?? '',
    page: query.get('page') ?? undefined,
    at: dateOf(query.get('at')),
  });

const noDraft = new ApiError('no_draft', 'There is no draft.', 404);
const document = (body: Record<string, unknown>) => body['document'] as PageDocument;

/** The calls of `/desk/v1` by method and path, with the status of a reply that is not 200. */
const DESK: Record<string, Handler> = {
  'GET /pages': (pages, { brand }) => pages.list({ brand }),
  'GET /page': (pages, { brand, page, number }) => pages.revision({ brand, page, number }),
  'GET /revisions': (pages, { brand, page, query }) =>
    pages.revisions({ brand, page, before: numberIn(query, 'before'), limit: numberIn(query, 'limit') }),
  'GET /history': (pages, { brand, page }) => pages.history({ brand, page }),
  'GET /draft': async (pages, { brand, page }) => {
    const draft = await pages.draft({ brand, page });
    if (!draft) throw noDraft;
    return draft;
  },
  'PUT /draft': (pages, { brand, page, body }) =>
    pages.saveDraft({ brand, page, base: body['base'] as number, document: document(body) }),
  'DELETE /draft': (pages, { brand, page }) => pages.discardDraft({ brand, page }),
  'POST /revisions': (pages, { brand, page, body }) =>
    pages.save({
      brand,
      page,
      expected: body['expected'] as number,
      document: document(body),
      note: body['note'] as string,
    }),
  'POST /publications': (pages, { brand, page, body }) =>
    pages.publish({
      brand,
      page,
      revision: body['revision'] as number,
      from: dateOf(body['from']),
      until: dateOf(body['until']),
    }),
  'POST /rollback': (pages, { brand, page }) => pages.rollBack({ brand, page }),
  'GET /published': (pages, { query }) => publishedOf(pages, query),
};
const CREATED = ['POST /revisions', 'POST /publications', 'POST /rollback'];

export interface PagesServer extends LocalServer {
  /** Ends all streams of changes, as a restarted service does. */
  cut(): void;
}

/** The wire of the service of pages over a store in memory. A bearer token is the e-mail address of its member of staff. */
export async function pagesServer(memory: MemoryPages): Promise<PagesServer> {
  const log: (PageChange | ContentChange)[] = [];
  const streams = new Set<ServerResponse>();
  const send = (stream: ServerResponse, change: PageChange | ContentChange): void => {
    const event = 'page' in change ? 'page' : 'content';
    stream.write(`id: ${change.id}\nevent: ${event}\ndata: ${JSON.stringify(change)}\n\n`);
  };
  const tell = (change: PageChange | ContentChange): void => {
    log.push(change);
    for (const stream of streams) send(stream, change);
  };
  memory.listen({
    changed: tell,
    contentChanged: tell,
    missed: () => undefined,
  });

  const stream = ({ headers }: Received, query: URLSearchParams, response: ServerResponse): void => {
    const last = headers['last-event-id'] ?? query.get('after');
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write(': open\n\n');
    if (last !== null) for (const change of log) if (change.id > Number(last)) send(response, change);
    streams.add(response);
    response.on('close', () => streams.delete(response));
  };

  const answer = async (request: Received, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams: query } = new URL(request.url, 'http://localhost');
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? null;
    const desk = pathname.startsWith('/desk/v1') ? pathname.slice('/desk/v1'.length) : undefined;
    const body = (request.body || {}) as Record<string, unknown>;
    const given = (key: string): string => query.get(key) ?? String(body[key]);
    const call = { brand: given('brand'), page: given('page'), number: Number(given('number')), query, body };
    const name = `${request.method} ${desk ?? pathname}`;
    const act = async (): Promise<unknown> => {
      if (desk === undefined && token !== CONTENT_TOKEN)
        throw new ApiError('unauthenticated', 'A token is needed.', 401);
      if (desk === undefined) return publishedOf(memory, query);
      const id = /^\/publications\/([^/]+)$/.exec(desk)?.[1];
      const pages = memory.as(token);
      if (id !== undefined) return pages.withdraw({ ...call, id: decodeURIComponent(id) });
      const handler = DESK[name];
      if (!handler) throw new ApiError('not_found', `There is no ${name}.`, 404);
      return handler(pages, call);
    };
    if (pathname.endsWith('/changes')) return stream(request, query, response);
    try {
      const reply = (await act()) as object | undefined;
      const status = reply === undefined ? 204 : CREATED.includes(name) ? 201 : 200;
      response.writeHead(status, { 'content-type': 'application/json' }).end(reply && JSON.stringify(reply));
    } catch (error) {
      const { code, message, httpStatus, details } = error as ApiError;
      response
        .writeHead(httpStatus, { 'content-type': 'application/json' })
        .end(JSON.stringify({ code, message, details }));
    }
  };
  const server = await localServer(answer);
  return Object.assign(server, {
    cut: () => {
      for (const one of streams) one.destroy();
    },
  });
}
