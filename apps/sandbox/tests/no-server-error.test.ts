import fc from '../../../tests/support/fuzz.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importJson } from '../src/import/import-json.ts';
import { listen, type Listening } from '../src/http/listen.ts';
import { siteOf } from '../src/sites.ts';
import { API, openIdentity, OPEN_TIMEOUT_MS, type IdentityApp } from './identity/open-identity.ts';
import { CONTENT_TOKEN } from './open-app.ts';
import { sendRaw, type RawRequest } from './raw-request.ts';

const RUNS = 400;
const PROPERTY_TIMEOUT_MS = 300_000;

let identity: IdentityApp;
let server: Listening;
let token: string;
let sources: [name: string, parameters: string[]][];
let routes: { method: string; path: string }[];
beforeAll(async () => {
  identity = await openIdentity();
  server = await listen(identity.app, 0, '127.0.0.1');
  token = (await identity.signUp()).accessToken;
  const listed = (await (await identity.app.request('/content/v1')).json()) as {
    sources: Record<string, string[]>;
  };
  sources = Object.entries(listed.sources);
  routes = identity.app.routes.filter(({ method, path }) => method !== 'ALL' && !path.includes('*'));
}, OPEN_TIMEOUT_MS);
afterAll(async () => {
  await server.close();
  await identity.close();
});

/** Values that have broken servers before, and random text. */
const nasty = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '/',
    '//',
    '.',
    '..',
    '%',
    '%%',
    '%00',
    '%2f',
    '%2e%2e',
    '%E0%A4%A',
    '%ff',
    '+',
    '\0',
    '\\',
    "'",
    '"',
    'null',
    'undefined',
    'NaN',
    'true',
    '[]',
    '{}',
    '-1',
    '0',
    '1e309',
    '9'.repeat(400),
    '99999999999',
    '0x10',
    'constructor',
    '__proto__',
    'prototype',
    'toString',
    'hasOwnProperty',
    'semanario',
    'weekly',
    'daily',
    '-'.repeat(40),
    '"'.repeat(41),
    '('.repeat(300),
    '!'.repeat(80),
    'a:b',
    'type:',
    ':',
    '| & !',
    "a' <-> b:*",
    'e\u0301'.repeat(300),
    '\u0301',
    '\u200d'.repeat(50),
    '\ud83d',
    '👩‍👩‍👧‍👦',
    '\ufeff',
    '\u202e',
    'ﷺ'.repeat(90),
    'x'.repeat(3_000),
    '/x'.repeat(900),
    'ñ'.repeat(1_200),
    '2026-02-30',
    '0000-01-01',
    '9999-12-31',
    '+275760-09-13',
    '-271821-04-20T00:00:00Z',
    '5eed0000-0000-4000-8000-000000000001',
    'a@b.co',
    'registrada@lectores.example',
  ),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
);
const nastyNumber = fc.oneof(
  fc.constantFrom(
    -1,
    0,
    1,
    0.5,
    Number.MAX_VALUE,
    -Number.MAX_VALUE,
    1e21,
    2 ** 31,
    2 ** 53,
    2 ** 63,
    Number.NaN,
  ),
  fc.integer(),
  fc.double(),
);
const value = fc.letrec<{ any: unknown }>((tie) => ({
  any: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    nasty,
    nastyNumber,
    fc.constantFrom(null, true, false),
    fc.array(tie('any'), { maxLength: 4 }),
    fc.dictionary(nasty, tie('any'), { maxKeys: 4 }),
  ),
})).any;

const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '');

/** Encoded like a client would, or unchanged. */
const encoded = fc
  .tuple(nasty, fc.boolean())
  .map(([text, encode]) => (encode ? encodeURIComponent(wellFormed(text)) : text));

/** Hosts of proxies and attackers, and unknown ones. */
const host = fc.oneof(
  fc.constantFrom(
    'localhost',
    '127.0.0.1:1',
    'constructor',
    '__proto__',
    '',
    ' ',
    '//',
    'a b',
    '[::1',
    'x:99999',
    '%',
  ),
  nasty,
);
const headers = fc
  .tuple(host, fc.constantFrom('none', 'reader', 'server', 'bare', 'nasty'), nasty, fc.boolean())
  .map(([hostName, who, text, forwarded]): (readonly [string, string])[] => [
    ['host', hostName],
    ...(who === 'none' ? [] : [['authorization', authorization(who, text)] as const]),
    ...(who === 'nasty' ? [['cookie', `rotativa_visitor=${text}; arc_session=${text}`] as const] : []),
    ...(forwarded ? [['x-forwarded-for', text] as const, ['origin', text] as const] : []),
  ]);
const authorization = (who: string, text: string) =>
  ({ reader: `Bearer ${token}`, server: `Bearer ${CONTENT_TOKEN}`, bare: token })[who] ?? text;

const query = fc
  .array(
    fc.tuple(
      fc.oneof(fc.constantFrom('query', '_website', 'email', 'site', 'start', 'pageSize'), encoded),
      encoded,
    ),
  )
  .map((pairs) => (pairs.length === 0 ? '' : `?${pairs.map(([name, text]) => `${name}=${text}`).join('&')}`));

/** Fields of the contracts, so that a body passes the first checks. */
const FIELDS = [
  ...[
    'email',
    'userName',
    'credentials',
    'grantType',
    'password',
    'newPassword',
    'oldPassword',
    'currentPassword',
  ],
  ...[
    'token',
    'items',
    'sku',
    'priceCode',
    'quantity',
    'billingAddress',
    'line1',
    'locality',
    'country',
    'reason',
  ],
  ...[
    'identity',
    'profile',
    'firstName',
    'contacts',
    'addresses',
    'attributes',
    'birthYear',
    'birthMonth',
    'birthDay',
  ],
  ...[
    'number',
    'expiryMonth',
    'expiryYear',
    'cvv',
    'cardHolder',
    'subscriptionID',
    'returnURL',
    'ampReaderId',
  ],
  ...['_id', 'type', 'content_elements', 'headlines', 'taxonomy', 'canonical_url', 'publish_date', 'correo'],
];
const body = fc.oneof(
  fc.dictionary(fc.constantFrom(...FIELDS), value, { maxKeys: 12 }).map((fields) => JSON.stringify(fields)),
  value.map((any) => JSON.stringify(any) ?? ''),
  nasty,
);

async function answersWithoutError(request: RawRequest): Promise<void> {
  const status = await sendRaw(server.port, request);
  expect(status, `${request.method} ${request.target}`).toBeGreaterThanOrEqual(200);
  expect(status, `${request.method} ${request.target} ${request.body}`).toBeLessThan(500);
}
const check = (requests: fc.Arbitrary<RawRequest>) =>
  fc.assert(fc.asyncProperty(requests, answersWithoutError), {
    numRuns: RUNS,
    endOnFailure: true,
  });
const json = ['content-type', 'application/json'] as const;

describe('no request causes a 5xx', () => {
  it('any address', { timeout: PROPERTY_TIMEOUT_MS }, () =>
    check(
      fc
        .tuple(
          fc.constantFrom('GET', 'HEAD', 'OPTIONS', 'POST', 'DELETE'),
          fc.array(encoded, { maxLength: 6 }),
          query,
          headers,
        )
        .map(([method, segments, search, sent]) => ({
          method,
          target: `/${segments.join('/')}${search}`,
          headers: sent,
          body: '',
        })),
    ),
  );

  it('any route with any parameters and body', { timeout: PROPERTY_TIMEOUT_MS }, () =>
    check(
      fc
        .tuple(fc.nat(), fc.array(encoded, { minLength: 4, maxLength: 4 }), query, headers, body)
        .map(([number, parts, search, sent, text]) => {
          const { method, path } = routes[number % routes.length] ?? { method: 'GET', path: '/' };
          let used = 0;
          const filled = path.replaceAll(/:\w+(\{[^}]*\})?/g, () => parts[used++ % parts.length] ?? '');
          return {
            method,
            target: `${filled}${search}`,
            headers: [...sent, json],
            body: method === 'GET' || method === 'HEAD' ? '' : text,
          };
        }),
    ),
  );

  it('any query of a content source', { timeout: PROPERTY_TIMEOUT_MS }, () =>
    check(
      fc
        .tuple(
          fc.nat(),
          fc.array(fc.tuple(fc.nat(), fc.oneof(nasty, nastyNumber, value)), { maxLength: 4 }),
          headers,
        )
        .map(([number, given, sent]) => {
          const [name, parameters] = sources[number % sources.length] ?? ['', []];
          const requested = Object.fromEntries(
            given.map(([index, one]) => [parameters[index % parameters.length] ?? '', one]),
          );
          const search = encodeURIComponent(wellFormed(JSON.stringify(requested)));
          return {
            method: 'GET',
            target: `/content/v1/${name}?_website=semanario&query=${search}`,
            headers: sent,
            body: '',
          };
        }),
    ),
  );

  it('any search', { timeout: PROPERTY_TIMEOUT_MS }, () =>
    check(
      fc
        .array(
          fc.constantFrom(
            '-',
            '-',
            '"',
            ' ',
            'or',
            '|',
            '&',
            '!',
            '(',
            ')',
            ':',
            '*',
            '<->',
            'a',
            'é',
            '\\',
            "'",
          ),
          {
            maxLength: 400,
            size: 'max',
          },
        )
        .map((signs) => ({
          method: 'GET',
          target: `/content/v1/search-api?_website=semanario&query=${encodeURIComponent(JSON.stringify({ query: signs.join('') }))}`,
          headers: [['host', 'localhost']],
          body: '',
        })),
    ),
  );

  it.each(['9'.repeat(400), '1.2.3.4.5', '256.256.256.256', '0x100000000'])(
    'the host %s is a 4xx',
    async (name) => {
      for (const target of ['/content/v1', `${API}/v1/user/settings`, '/__outbox']) {
        const sent = [
          ['host', name],
          ['authorization', `Bearer ${token}`],
        ] as const;
        const status = await sendRaw(server.port, { method: 'GET', target, headers: sent, body: '' });
        expect([400, 403, 404]).toContain(status);
      }
    },
  );

  it.each([
    ['empty lists', 'content-apir', { includeSections: '', includeId: '', includeTags: ',' }],
    ['forty dashes', 'search-api', { query: '-'.repeat(40) }],
    ['the first month of all calendars', 'archive-days', { month: '1900-01' }],
    ['a year before all calendars', 'content-apir-date', { date: '0000-01-01' }],
    ['the last day', 'content-apir-date', { date: '9999-12-31' }],
    ['a suggestion for signs', 'suggestions-api', { query: "':*A & !<-> \\0 %_ [:alpha:] ñ" }],
    ['a negated search', 'search-api', { query: '-a -b -c' }],
  ])('%s is an empty list or a 400', async (_what, source, requested) => {
    const target = `/content/v1/${source}?_website=semanario&query=${encodeURIComponent(JSON.stringify(requested))}`;
    await answersWithoutError({ method: 'GET', target, headers: [['host', 'localhost']], body: '' });
  });
});

describe('no stored document makes a list fail', () => {
  const part = fc.oneof(
    value,
    fc.array(fc.dictionary(fc.constantFrom('slug', 'text', '_id', 'name', 'type'), value)),
  );
  const document = fc.record(
    {
      _id: nasty,
      type: fc.constantFrom('story', 'gallery', 'video'),
      headlines: fc.oneof(fc.record({ basic: nasty }), value),
      canonical_url: nasty,
      publish_date: fc.oneof(nasty, value),
      display_date: fc.oneof(nasty, value),
      content_restrictions: fc.oneof(fc.record({ content_code: value }), value),
      taxonomy: fc.oneof(fc.record({ tags: part, sections: part, primary_section: part }), value),
      credits: fc.oneof(fc.record({ by: part }), value),
      promo_items: value,
      content_elements: part,
      duration: value,
    },
    { requiredKeys: ['type', 'headlines'] },
  );
  const LISTS = ['tags-api', 'content-apir', 'editions-api', 'authors-list', 'trending-newsroom'];

  it('whatever its taxonomy, dates, credits and elements are', { timeout: PROPERTY_TIMEOUT_MS }, () =>
    fc.assert(
      fc.asyncProperty(document, async (input) => {
        const { db, clock } = identity.context;
        const report = await importJson(JSON.parse(JSON.stringify(input)), {
          db,
          site: siteOf('rural'),
          now: clock(),
        });
        expect(report.pages.length + report.refused.length).toBe(1);
        const addresses = report.pages.map(
          ({ path }) =>
            `story-by-url?_website=rural&query=${encodeURIComponent(JSON.stringify({ website_url: path }))}`,
        );
        const later = report.warnings.some(({ reason }) => reason.startsWith('in the future'));
        for (const requested of [...LISTS.map((name) => `${name}?_website=rural`), ...addresses])
          expect((await identity.app.request(`/content/v1/${requested}`)).status, requested).toBe(
            later && addresses.includes(requested) ? 404 : 200,
          );
      }),
      { numRuns: 60, endOnFailure: true },
    ),
  );

  it.each([null, 'una', { slug: 'x' }, [null, 7, 'y', { slug: null }, { text: 'Z' }]])(
    'also with taxonomy.tags %o',
    async (tags) => {
      const { db, clock } = identity.context;
      await importJson(
        {
          _id: `T-${JSON.stringify(tags)}`,
          type: 'story',
          headlines: { basic: 'Etiquetas' },
          taxonomy: { tags },
        },
        { db, site: siteOf('men'), now: clock() },
      );
      expect((await identity.app.request('/content/v1/tags-api?_website=men')).status).toBe(200);
    },
  );
});
