// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openSites, story, type Answer, type OpenedSites } from '../sites.fixture.ts';

const SITE = 'http://localhost:3001';
const ARTICLE = `${SITE}/nacion/articulo/x/`;

let answer: Answer;
let requested: string[];
let opened: OpenedSites;

const document = story('x', {
  headlines: { basic: 'Río & <i>mar</i> "hoy"' },
  description: { basic: 'Lo que pasó.' },
  credits: { by: [{ type: 'author', _id: 'ana', name: 'Ana' }] },
  promo_items: { basic: { type: 'image', url: '/images/plaza', width: 1600, height: 800 } },
});

beforeEach(async () => {
  requested = [];
  answer = (source, { website_url: path }) =>
    source === 'story-by-url' && path === '/nacion/articulo/x/' ? document : undefined;
  opened = await openSites((source, query, request) => {
    requested.push(new URL(request.url).hostname);
    return answer(source, query, request);
  });
});
afterEach(() => opened.sites.close());

const embed = (parameters: Record<string, string>) =>
  opened.get(`/oembed?${new URLSearchParams(parameters).toString()}`);

/** https://oembed.com, the type 'rich' */
const Rich = z.strictObject({
  version: z.literal('1.0'),
  type: z.literal('rich'),
  title: z.string(),
  author_name: z.string(),
  author_url: z.url(),
  provider_name: z.string(),
  provider_url: z.url(),
  cache_age: z.number(),
  thumbnail_url: z.url().optional(),
  thumbnail_width: z.number().optional(),
  thumbnail_height: z.number().optional(),
  html: z.string().min(1),
  width: z.number(),
  height: z.number(),
});

describe('X13 oEmbed', () => {
  it('of an article is valid, and its page names it', async () => {
    const page = new DOMParser().parseFromString((await opened.get('/nacion/articulo/x/')).html, 'text/html');
    const link = page.querySelector('link[type="application/json+oembed"]');
    const { status, headers, html } = await opened.get(link?.getAttribute('href') ?? '');
    expect([status, headers.get('Content-Type')]).toEqual([200, 'application/json; charset=utf-8']);
    expect(Rich.parse(JSON.parse(html))).toMatchObject({
      title: 'Río & mar "hoy"',
      author_url: `${SITE}/autor/ana/`,
      thumbnail_url: `${SITE}/images/plaza?width=640&height=320`,
      html: `<blockquote cite="${ARTICLE}"><p><a href="${ARTICLE}">Río &amp; mar &quot;hoy&quot;</a></p><p>Lo que pasó.</p><footer>Ana, Semanario</footer></blockquote>`,
    });
  });

  it('keeps to the requested size, also that of the picture', async () => {
    const { html } = await embed({ url: ARTICLE, maxwidth: '400', maxheight: '100' });
    expect(Rich.parse(JSON.parse(html))).toMatchObject({ width: 400, height: 100, thumbnail_width: 160 });
    const small = Rich.parse(JSON.parse((await embed({ url: ARTICLE, maxwidth: '50' })).html));
    expect([small.width, small.thumbnail_url]).toEqual([50, undefined]);
  });

  it.each<[string, object | undefined, Record<string, string>, object]>([
    ['as large as it is', { width: 500, height: 250 }, {}, { thumbnail_width: 480, thumbnail_height: 240 }],
    [
      'no higher than asked',
      { width: 1600, height: 1600 },
      { maxheight: '200' },
      { thumbnail_width: 160, thumbnail_height: 160 },
    ],
    [
      'no larger than the standard one',
      { width: 1600, height: 800 },
      { maxwidth: '1600' },
      { thumbnail_width: 640, thumbnail_height: 320 },
    ],
    ['none if it has no width', { height: 800 }, {}, {}],
    ['none if it has no height', { width: 1600 }, {}, {}],
    ['none without one', undefined, {}, {}],
  ])('has a picture %s', async (_what, size, more, expected) => {
    const picture = size && { type: 'image', url: '/images/plaza', ...size };
    answer = (source) =>
      source === 'story-by-url' ? { ...document, promo_items: picture && { basic: picture } } : undefined;
    const all = Object.entries(Rich.parse(JSON.parse((await embed({ url: ARTICLE, ...more })).html)));
    const sizes = all.filter(([name]) => /^thumbnail_(width|height)$/.test(name));
    expect(Object.fromEntries(sizes)).toEqual(expected);
    expect(all.some(([name]) => name === 'thumbnail_url')).toBe(sizes.length > 0);
  });

  it('may be read by the pages of all sites, and is kept as long as its article', async () => {
    const { headers, html } = await embed({ url: ARTICLE });
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(headers.get('Cache-Control')).toBe(
      (await opened.get('/nacion/articulo/x/')).headers.get('Cache-Control'),
    );
    expect(Rich.parse(JSON.parse(html)).cache_age).toBe(60);
  });

  it.each([
    [404, { url: `${SITE}/no/existe/` }, 'There is no article at this address.'],
    [400, {}, 'url: an address; format: json or xml; maxwidth, maxheight: pixels.'],
  ])(
    'that is refused with %d explains it in words, which are kept for a short time',
    async (status, asked, words) => {
      const { headers, html, ...got } = await embed(asked);
      expect([got.status, html, headers.get('Content-Type')]).toEqual([
        status,
        words,
        'text/plain; charset=utf-8',
      ]);
      expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
      expect(headers.get('Cache-Control')).toBe(
        (await opened.get('/no/existe/')).headers.get('Cache-Control'),
      );
    },
  );

  it('is also XML', async () => {
    const { headers, html } = await embed({ url: ARTICLE, format: 'xml' });
    expect(headers.get('Content-Type')).toBe('text/xml; charset=utf-8');
    const xml = new DOMParser().parseFromString(html, 'application/xml');
    expect(xml.querySelector('oembed > title')?.textContent).toBe('Río & mar "hoy"');
  });

  it('follows the redirect of an address', async () => {
    const { status, headers } = await embed({ url: ARTICLE.slice(0, -1) });
    expect([status, headers.get('Location')]).toEqual([301, `/oembed?url=${encodeURIComponent(ARTICLE)}`]);
    const more = await embed({ url: ARTICLE.slice(0, -1), format: 'xml', maxwidth: '400' });
    expect(more.headers.get('Location')).toBe(
      `/oembed?url=${encodeURIComponent(ARTICLE)}&format=xml&maxwidth=400`,
    );
  });

  it.each([
    'https://evil.example/nacion/articulo/x/',
    'http://localhost:3002/nacion/articulo/x/',
    'file:///etc/passwd',
    'http://169.254.169.254/latest/',
    `${SITE}/`,
    `${SITE}/no/existe/`,
    `${SITE}/%E0%A4%A/`,
    `http://a@localhost:3001//evil.example/`,
  ])('%s is a 404, and no other host is asked', async (url) => {
    expect((await embed({ url })).status).toBe(404);
    expect(new Set(requested).size).toBeLessThanOrEqual(1);
    expect(requested).not.toContain(
      new URL(url).hostname === 'localhost' ? 'evil.example' : new URL(url).hostname,
    );
  });

  it.each([
    {},
    { url: '' },
    { url: 'x' },
    { url: ARTICLE, format: 'yaml' },
    { url: ARTICLE, maxwidth: '-1' },
    { url: ARTICLE, maxwidth: '0' },
    { url: ARTICLE, maxwidth: '1.5' },
    { url: ARTICLE, maxheight: 'NaN' },
  ])('%j is a 400', async (parameters) => {
    expect((await embed(parameters as Record<string, string>)).status).toBe(400);
  });
});
