import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { collectionChangesInWords, type PageDocument, type PreviewRequest } from 'rotativa/editor';
import {
  createMemoryCollections,
  createMemoryEditorSearch,
  createMemoryPages,
  type MemoryCollections,
  type MemoryPages,
} from 'rotativa/providers/memory';
import { buildDesk } from '../../../apps/desk/src/build/build.ts';
import { readDeskConfig } from '../../../apps/desk/src/config/env.ts';
import { createApp } from '../../../apps/desk/src/server/app.ts';
import { listen } from '../../../apps/desk/src/server/create-desk.ts';
import { collectionsAnswer } from '../../../src/providers/http/collections-wire.fixture.ts';
import { editorSearchOfContract } from '../../contract/editor-search-world.ts';
import { editorSearchAnswer } from '../../../src/providers/http/editor-search-server.fixture.ts';
import { localServer } from '../../../src/providers/http/local-server.fixture.ts';
import { PASSWORD } from '../support/desk-page.ts';
import { createPresence, PresenceBody } from '../../../apps/sandbox/src/pages/presence.ts';
import { pagesServer } from '../../../src/providers/http/pages-server.fixture.ts';
import { FRONT, HOME, LEAD, preview, SITE, STORIES } from './site.ts';

export const EDITORS = {
  ana: 'ana@mesa.example',
  beto: 'beto@mesa.example',
  /** Proposes. */
  caro: 'caro@mesa.example',
} as const;

const NAMES: Readonly<Record<string, string>> = {
  [EDITORS.ana]: 'Ana Ruiz',
  [EDITORS.beto]: 'Beto Díaz',
  [EDITORS.caro]: 'Caro Gil',
};
const tokenOf = (email: string): string => `token-of-${email.replace('@', '~')}`;
const emailOf = (token: string): string => token.replace('token-of-', '').replace('~', '@');

export interface Faults {
  /** Nothing answers, as while the backend starts again. What it has stored stays. */
  isDown: boolean;
  /** The next call with this method and path is done, and its answer is lost. */
  losesAnswerOf: RegExp | undefined;
  /** Before each answer about a draft, in milliseconds. */
  slowMs: number;
}

/** The same services with faults. */
const withFaults =
  (services: typeof fetch, play: Faults): typeof fetch =>
  async (input, init) => {
    if (play.isDown) throw new TypeError('fetch failed');
    const { method, url } = new Request(input, init);
    const call = `${method} ${new URL(url).pathname}`;
    if (call.endsWith('/borrador') || call.endsWith('/draft'))
      await new Promise((resolve) => setTimeout(resolve, play.slowMs));
    const answer = await services(input, init);
    if (!play.losesAnswerOf?.test(call)) return answer;
    play.losesAnswerOf = undefined;
    throw new TypeError('fetch failed');
  };

export interface DeskUnderTest {
  origin: string;
  memory: MemoryPages;
  collections: MemoryCollections;
  /** Moves the clock of the services. */
  later(milliseconds: number): void;
  /** The addresses of the calls that searched. */
  searches: readonly string[];
  /** Fails the searches from now on, or no longer. */
  failSearches(now: boolean): void;
  /** The drafts that the site was asked for, the last one last. */
  asked: readonly PreviewRequest[];
  /** Ends all sessions, as the service does after twelve hours. */
  endSessions(): void;
  /** Faults of the services, while they are set. */
  play: Faults;
  close(): Promise<void>;
}

/**
 * The desk as `npm start` serves it, before the wire of the pages over a store in memory, and before a site that shows
 * each block by its title.
 * @param options `curates`: searches find `STORIES`; `home`: the front
 */
export async function serveDesk({
  curates = false,
  home = HOME,
}: { curates?: boolean; home?: PageDocument } = {}): Promise<DeskUnderTest> {
  const folder = await buildDesk(() => undefined);
  const roles = { weekly: 'publish' } as const;
  const staff = {
    [EDITORS.ana]: roles,
    [EDITORS.beto]: roles,
    [EDITORS.caro]: { weekly: 'propose' } as const,
  };
  let skew = 0;
  const clock = { now: () => new Date(Date.now() + skew) };
  const collections = createMemoryCollections({
    clock,
    staff,
    documents: { weekly: STORIES },
    describe: collectionChangesInWords,
    collections: [
      {
        ...FRONT,
        document: {
          title: 'Portada',
          items: ['reforma', 'salario', 'ciclismo'].map((id) => ({ id, story: id })),
        },
      },
    ],
  });
  const search = createMemoryEditorSearch({
    clock,
    staff,
    content: {
      weekly: {
        documents: STORIES,
        collections: { [FRONT.id]: ['reforma'] },
        pages: { home: { ...HOME, regions: { main: [LEAD] } } },
      },
    },
  });
  const memory = createMemoryPages({
    clock,
    staff,
    pages: [{ brand: 'weekly', page: 'home', document: home }],
  });
  const asked: PreviewRequest[] = [];
  const presence = createPresence();
  const wire = await pagesServer(memory);
  const finder = await localServer(
    editorSearchAnswer(editorSearchOfContract({ [EDITORS.ana]: roles, [EDITORS.beto]: roles })),
  );
  const searches: string[] = [];
  const site = await localServer(({ url, body }, response) => {
    const question = body as PreviewRequest;
    if (url === '/api/borrador') asked.push(question);
    response
      .writeHead(200, { 'Content-Type': 'application/json' })
      .end(JSON.stringify(url === '/api/bloques' ? SITE : preview(question)));
  });

  const open = new Set<string>();
  let isFailing = false;
  const unknown = Response.json.bind(
    Response,
    { code: 'unauthenticated', message: 'No session.' },
    { status: 401 },
  );
  const staffOf = (email: string) => ({
    email,
    name: NAMES[email],
    roles: Object.entries(staff).find(([key]) => key === email)?.[1],
  });
  /** The service's sessions, which the wire does not have: there a token is an address. */
  const services: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search, origin } = new URL(request.url);
    if (!pathname.startsWith('/desk/')) return fetch(request);
    if (pathname.endsWith('/session') && request.method === 'POST') {
      const { email, password } = (await request.json()) as { email: string; password: string };
      if (!NAMES[email] || password !== PASSWORD)
        return Response.json({ code: 'wrong_credentials', message: 'Wrong.' }, { status: 401 });
      open.add(tokenOf(email));
      return Response.json({ token: tokenOf(email), staff: staffOf(email) });
    }
    const token = request.headers.get('Authorization')?.replace('Bearer ', '') ?? '';
    if (!open.has(token)) return unknown();
    if (pathname.endsWith('/session')) {
      if (request.method === 'GET') return Response.json({ staff: staffOf(emailOf(token)) });
      open.delete(token);
      return new Response(null, { status: 204 });
    }
    if (pathname.endsWith('/presence')) {
      const { email, name = '' } = staffOf(emailOf(token));
      const others = await presence.report({ email, name, roles }, PresenceBody.parse(await request.json()));
      return Response.json({ others });
    }
    const headers = new Headers(request.headers);
    headers.set('Authorization', `Bearer ${emailOf(token)}`);
    const body = request.method === 'GET' ? null : await request.text();
    const authorization = headers.get('Authorization') ?? '';
    const answer = await collectionsAnswer(collections, {
      ...{ method: request.method, url: request.url, authorization },
      body: body === null ? undefined : (JSON.parse(body || '{}') as unknown),
    });
    if (answer) return Response.json(answer.body, { status: answer.status });
    if (curates && pathname.endsWith('/stories'))
      return Response.json(await foundStories(emailOf(token), request.url));
    if (/\/(?:stories|choices)$/.test(pathname)) {
      searches.push(`${pathname}${search}`);
      if (isFailing) return Response.json({ code: 'fault', message: 'Down.' }, { status: 503 });
      return fetch(`${finder.origin}${pathname}${search}`, { headers });
    }
    return fetch(`${origin}${pathname}${search}`, { method: request.method, headers, body });
  };

  /** The answer of a search of stories. */
  const foundStories = (email: string, url: string) => {
    const { searchParams } = new URL(url);
    const ids = searchParams.get('ids');
    return search.as(email).stories({
      brand: searchParams.get('brand') ?? '',
      q: searchParams.get('q') ?? '',
      ...(ids !== null && { ids: JSON.parse(ids) as string[] }),
    });
  };

  const config = readDeskConfig({
    DESK_TOKEN: 'a-token-for-the-sites',
    DESK_PAGES_ORIGIN: wire.origin,
    DESK_SITES: JSON.stringify({ weekly: site.origin }),
  });
  const play: Faults = { isDown: false, losesAnswerOf: undefined, slowMs: 0 };
  const app = createApp({
    ...{ config, log: pino({ level: 'silent' }), clientFolder: folder },
    fetch: withFaults(services, play),
  });
  const server = await listen(app, 0);
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    memory,
    collections,
    later: (milliseconds) => {
      skew += milliseconds;
    },
    searches,
    failSearches: (now) => {
      isFailing = now;
    },
    asked,
    endSessions: () => open.clear(),
    play,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      await site[Symbol.asyncDispose]();
      await wire[Symbol.asyncDispose]();
      await finder[Symbol.asyncDispose]();
    },
  };
}
