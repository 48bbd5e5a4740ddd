import { describe, expect, it, vi } from 'vitest';
import { sampleJson } from '../../../tests/contract/documents.ts';
import type { ContentPort } from '../ports/content.ts';
import { createHttpContent, type KnownFeed } from './content.ts';
import { FAULTS, limitFor } from './faults.fixture.ts';
import { localServer } from './local-server.fixture.ts';

const reply = (body: unknown, status = 200) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });

function open(answer: (url: URL, init?: RequestInit) => Response | Promise<Response>, onIssue?: () => void) {
  const calls: URL[] = [];
  const content = createHttpContent({
    origin: 'http://content.test',
    website: 'el-diario',
    product: 'semanario',
    timeoutMs: 50,
    ...(onIssue && { onIssue }),
    fetch: async (input, init) => {
      const url = new URL(String(input));
      calls.push(url);
      return answer(url, init);
    },
  });
  return { content, calls };
}

describe('content over HTTP', () => {
  it('requests the named source, with the product in its name, the query as JSON, and the site', async () => {
    const { content, calls } = open(() => reply({ content_elements: [], count: 0 }));
    await content.feed({
      source: 'content-apir-{product}TV-v2',
      query: { includeSections: '/{product}-tv/debate', feedSize: 5 },
    });
    expect(calls[0]!.pathname).toBe('/content/v1/content-apir-semanarioTV-v2');
    expect(JSON.parse(calls[0]!.searchParams.get('query')!)).toEqual({
      includeSections: '/semanario-tv/debate',
      feedSize: 5,
    });
    expect(calls[0]!.searchParams.get('_website')).toBe('el-diario');
  });

  it('sends the token of the site’s server, if it has one', async () => {
    const seen: (string | null)[] = [];
    const fetched: typeof fetch = async (_input, init) => {
      seen.push(new Headers(init?.headers).get('authorization'));
      return reply({ content_elements: [], count: 0 });
    };
    const options = { origin: 'http://content.test', website: 'x', product: 'y', fetch: fetched };
    await createHttpContent({ ...options, token: 'secreto' }).trending();
    await createHttpContent(options).trending();
    expect(seen).toEqual(['Bearer secreto', null]);
  });

  it('omits an item that is not a document, and reports it', async () => {
    const onIssue = vi.fn();
    const items = [sampleJson({ id: 'a' }), 'nada', { type: 'podcast' }];
    const { content } = open(() => reply({ content_elements: items, count: 3, next: 3 }), onIssue);
    const feed = await content.feed({ source: 'content-apir', query: {} });
    expect(feed.content_elements.map(({ _id }) => _id)).toEqual(['a']);
    expect([feed.count, feed.next]).toEqual([3, 3]);
    expect(onIssue).toHaveBeenCalledWith(
      'content-apir',
      expect.objectContaining({ path: 'content_elements[1]' }),
    );
  });

  it('treats 404 as a missing item', async () => {
    const { content } = open(() => reply({ code: 'not_found', message: 'x' }, 404));
    expect(await content.document('/x/')).toBeNull();
    expect(await content.trending()).toEqual([]);
    expect((await content.feed({ source: 'content-apir', query: {} })).content_elements).toEqual([]);
  });

  const failures: [string, Parameters<typeof open>[0], object][] = [
    [
      'a network failure',
      () => Promise.reject(new TypeError('fetch failed')),
      { code: 'network', httpStatus: 0 },
    ],
    ['a reply that is no JSON', () => reply('<html>'), { code: 'badReply' }],
    ['a reply that is no document', () => reply([1]), { code: 'badReply' }],
    [
      'an error of the service',
      () => reply({ code: 'x1', message: 'no' }, 500),
      { code: 'x1', message: 'no', httpStatus: 500 },
    ],
    ['an error without a body', () => reply('', 502), { code: '502', httpStatus: 502 }],
    [
      'no answer in time',
      (_, init) =>
        new Promise((_resolve, reject) =>
          init!.signal!.addEventListener('abort', () => reject(init!.signal!.reason)),
        ),
      { code: 'timeout' },
    ],
  ];
  it.each(failures)('rejects with an ApiError: %s', async (_name, answer, expected) => {
    const { content } = open(answer);
    await expect(content.document('/x/')).rejects.toMatchObject({ name: 'ApiError', ...expected });
  });

  it('distinguishes an abort by the caller from a failure', async () => {
    const { content } = open((_, init) => Promise.reject(init!.signal!.reason as Error));
    const signal = AbortSignal.abort();
    await expect(content.document('/x/', { signal })).rejects.toMatchObject({ code: 'aborted' });
  });

  it('reads a section whose texts are in the original record', async () => {
    const { content } = open(() =>
      reply({
        _id: '/campo',
        name: 'Campo',
        additional_properties: {
          original: {
            site_topper: { site_logo_image: '/logo.png' },
            site: { site_description: 'El campo.' },
          },
        },
      }),
    );
    expect(await content.section('/campo')).toEqual({
      _id: '/campo',
      name: 'Campo',
      description: 'El campo.',
      logo: '/logo.png',
    });
  });

  it('reads a navigation tree whose names are in its site texts', async () => {
    const { content } = open(() =>
      reply({
        _id: 'nav',
        children: [
          { _id: '/a', name: 'A', children: [] },
          { _id: '/b', site: { site_title: 'B' } },
        ],
      }),
    );
    expect(await content.navigation('nav')).toEqual({
      _id: 'nav',
      name: 'nav',
      children: [
        { _id: '/a', name: 'A', children: [] },
        { _id: '/b', name: 'B', children: [] },
      ],
    });
  });
});

describe('content calls with each fault', () => {
  /** Some services reply with an empty body for success. For content, an empty body is a fault. */
  const EMPTY_BODY: (typeof FAULTS)[number] = [
    'an empty body',
    (_request, response) => void response.writeHead(200).end(),
    'badReply',
  ];
  const READINGS: readonly ((content: ContentPort) => Promise<unknown>)[] = [
    (c) => c.document('/x/'),
    (c) => c.feed({ source: 'content-apir', query: {} }),
    (c) => c.author('luz'),
    (c) => c.gallery('g'),
    (c) => c.section('/deportes'),
    (c) => c.tag('tour'),
    (c) => c.navigation('nav'),
    (c) => c.trending(),
  ];

  it.each([...FAULTS, EMPTY_BODY])('%s: an ApiError from every method', async (_fault, answer, code) => {
    await using server = await localServer(answer);
    const content = createHttpContent({
      origin: server.origin,
      website: 'el-diario',
      product: 'semanario',
      timeoutMs: limitFor(code),
    });
    const outcomes = await Promise.allSettled(READINGS.map((read) => read(content)));
    for (const [at, outcome] of outcomes.entries())
      expect(outcome, String(READINGS[at])).toMatchObject({ reason: { name: 'ApiError', code } });
  });
});

describe('a date that lies ahead', () => {
  const AHEAD = '2026-11-26T15:00:00Z';
  const odd = { ...sampleJson({ id: 'a' }), publish_date: '2026-11-25T12:00:00Z', display_date: AHEAD };
  const item = reply(odd);
  const list = reply({ content_elements: [odd], count: 1 });

  it.each<[string, string, string | undefined]>([
    ['is left out before', '2026-11-26T14:00:00Z', undefined],
    ['is there from then on', AHEAD, AHEAD],
  ])('%s, also in a list that is kept', async (_what, time, date) => {
    let now = new Date('2026-11-26T12:00:00Z');
    const content = createHttpContent({
      origin: 'http://content.test',
      website: 'el-diario',
      product: 'semanario',
      now: () => now,
      knownFeeds: new Map<string, KnownFeed>(),
      fetch: async (input, init) => {
        if (!String(input).includes('content-apir')) return item.clone();
        const known = new Headers(init?.headers).get('if-none-match');
        if (known) return new Response(null, { status: 304, headers: { etag: known } });
        return new Response(await list.clone().text(), { headers: { etag: '"1"' } });
      },
    });
    const read = async () => [
      await content.document('/a/'),
      await content.gallery('a'),
      ...(await content.feed({ source: 'content-apir', query: {} })).content_elements,
    ];
    expect((await read()).map((one) => one?.display_date)).toEqual([undefined, undefined, undefined]);
    now = new Date(time);
    expect((await read()).map((one) => one?.display_date)).toEqual([date, date, date]);
  });
});

describe('a list that was read before', () => {
  /** A service with tags, whose list has one story, and a client that keeps lists. */
  function tagged() {
    const asked: (string | null)[] = [];
    const sent: number[] = [];
    let items: unknown[] = [sampleJson({ id: 'uno' })];
    const knownFeeds = new Map<string, KnownFeed>();
    const service: typeof fetch = async (_input, init) => {
      const text = JSON.stringify({ content_elements: items, count: items.length });
      const tag = `"${text.length}-${text.slice(-400)}"`;
      const given = new Headers(init?.headers).get('if-none-match');
      asked.push(given);
      const same = given === encodeURIComponent(tag);
      sent.push(same ? 304 : 200);
      return new Response(same ? null : text, {
        status: same ? 304 : 200,
        headers: { etag: encodeURIComponent(tag) },
      });
    };
    const content = (options: { website?: string; at?: Date } = {}) =>
      createHttpContent({
        ...{ origin: 'http://content.test', website: 'el-diario', product: 'p', fetch: service, knownFeeds },
        ...options,
      });
    return { content, asked, sent, knownFeeds, will: (next: unknown[]) => void (items = next) };
  }
  const QUESTION = { source: 'content-apir', query: { includeSections: '/a' } } as const;

  it('is asked for by its tag, and is the same while the service says that it is', async () => {
    const { content, sent } = tagged();
    const first = await content().feed(QUESTION);
    expect(first.content_elements.map(({ _id }) => _id)).toEqual(['uno']);
    expect(await content().feed(QUESTION)).toBe(first);
    expect(sent).toEqual([200, 304]);
  });

  it('is read again as soon as the service has another one', async () => {
    const { content, will, sent } = tagged();
    await content().feed(QUESTION);
    will([sampleJson({ id: 'dos' })]);
    const next = await content().feed(QUESTION);
    expect(next.content_elements.map(({ _id }) => _id)).toEqual(['dos']);
    expect(await content().feed(QUESTION)).toBe(next);
    expect(sent).toEqual([200, 200, 304]);
  });

  it('is that of its question, its site and now', async () => {
    const { content, asked, knownFeeds } = tagged();
    await content().feed(QUESTION);
    await content().feed({ ...QUESTION, query: { includeSections: '/b' } });
    await content({ website: 'otro' }).feed(QUESTION);
    await content({ at: new Date('2026-01-01T00:00:00Z') }).feed(QUESTION);
    expect(asked).toEqual([null, null, null, null]);
    expect(knownFeeds.size).toBe(3);
  });

  it('is not kept for words that readers make up, nor with a problem that each reading reports', async () => {
    const { content, will, sent, knownFeeds } = tagged();
    await content().feed({ source: 'search-api', query: { query: 'café' } });
    will([sampleJson({ id: 'uno' }), 'nada']);
    await content().feed(QUESTION);
    await content().feed(QUESTION);
    expect(sent).toEqual([200, 200, 200]);
    expect(knownFeeds.size).toBe(0);
  });

  it('is an error if the service says that it is the same, and it is not here', async () => {
    const { content } = open(() => new Response(null, { status: 304 }));
    await expect(content.feed(QUESTION)).rejects.toMatchObject({ httpStatus: 304 });
  });
});
