import { beforeEach, describe, expect, it } from 'vitest';
import { openSites, story } from '../sites.fixture.ts';

const HEADER = 'X-Country';
const LABEL = 'Para quienes leen desde el exterior';

const film = story('resumen', {
  type: 'video',
  streams: [{ stream_type: 'mp4', url: 'https://videos.ejemplo.com/resumen.mp4' }],
  promo_items: { basic: { type: 'image', url: '/images/resumen' } },
});

const requested: unknown[] = [];
let answer: () => unknown;

const source = (name: string, query: Record<string, unknown>): unknown => {
  if (name === 'story-by-url') return story(String(query['website_url']).split('/').at(-2) ?? '');
  if (name !== 'content-api-collections') return undefined;
  requested.push(query['queryString']);
  return query['queryString'] === 'weekly-exterior' ? answer() : undefined;
};
const named = await openSites(source, {
  COUNTRY_HEADER: HEADER,
  PAGE_CACHE_MB: '8',
  // As long as on a server: one collection never arrives.
  BLOCK_BUDGET_MS: '3000',
});
const unnamed = await openSites(source);

const from = (country: string) => ({ [HEADER]: country });
const vary = ({ headers }: { headers: Headers }) => headers.get('Vary')?.split(', ');

beforeEach(() => {
  requested.length = 0;
  answer = () => ({ content_elements: [film], count: 1 });
});

describe('N3 the video for readers in some countries', () => {
  it('is below the first paragraph, for these readers alone, whatever the memory holds', async () => {
    const path = '/nacion/articulo/uno/';
    const here = await named.get(path, from('CO'));
    const abroad = await named.get(path, from('us'));
    expect([here.html.includes(LABEL), abroad.html.includes(LABEL)]).toEqual([false, true]);
    const at = (text: string) => abroad.html.indexOf(text);
    expect(at('Párrafo 0.')).toBeLessThan(at(LABEL));
    expect(at(LABEL)).toBeLessThan(at('Párrafo 1.'));
    expect((await named.get(path, from('CO'))).html).not.toContain(LABEL);
    expect((await named.get(path, from('ES'))).html).toContain(LABEL);
    expect((await named.get(path)).html).not.toContain(LABEL);
  });

  it('makes articles vary by the header that the CDN sets, and other pages not', async () => {
    expect(vary(await named.get('/nacion/articulo/dos/'))).toContain(HEADER);
    expect(vary(await named.get('/nacion/'))).not.toContain(HEADER);
    expect(vary(await named.get('/nacion/articulo/dos/', {}, 'daily'))).not.toContain(HEADER);
  });

  it('keeps two pages in memory, not one for each country', async () => {
    const path = '/nacion/articulo/tres/';
    await named.get(path, from('US'));
    await named.get(path, from('CO'));
    requested.length = 0;
    for (const country of ['ES', 'VE', 'FR', 'XX', '<b>']) await named.get(path, from(country));
    expect(requested).not.toContain('weekly-exterior');
  });

  it('does not exist without the name of the header', async () => {
    const page = await unnamed.get('/nacion/articulo/cuatro/', from('US'));
    expect([page.html.includes(LABEL), vary(page)]).toEqual([false, ['Accept-Encoding', 'Cookie']]);
  });

  it('is in any article of the weekly with ?pais= on sites with a sandbox, and on no other', async () => {
    const path = '/nacion/articulo/cinco/';
    const elsewhere = await openSites(source, { CONTENT_ORIGIN: 'https://contenido.ejemplo.com' });
    const shown = await Promise.all(
      [
        unnamed.get(`${path}?pais=us`),
        unnamed.get(`${path}?pais=CO`),
        unnamed.get(`${path}?pais=US`, {}, 'daily'),
        elsewhere.get(`${path}?pais=US`),
      ].map(async (page) => (await page).html.includes(LABEL)),
    );
    expect(shown).toEqual([true, false, false, false]);
  });

  it.each([
    ['is empty', () => ({ content_elements: [], count: 0 })],
    ['fails', () => new Response('no', { status: 500 })],
    ['does not answer', () => 'never'],
  ])('is left out when its collection %s', async (how, reply) => {
    answer = reply;
    const { status, html } = await named.get(`/nacion/articulo/${how.replaceAll(' ', '-')}/`, from('US'));
    expect([status, html.includes('Párrafo 5.'), html.includes(LABEL)]).toEqual([200, true, false]);
  });
});

describe('N11 the player of another company', () => {
  it('replaces the video of the articles that the brand names, and waits for the reader', async () => {
    const { html } = await openThirdParty('LFFKQCTLJ5Z4BOUUIBSJXB5WDS');
    expect(html).toContain('data-src="https://player.cinecauca.example/embed/el-piano-del-congreso"');
    expect(html).not.toContain(' src="https://player.cinecauca.example');
    expect(html).toContain('Cargar el contenido');
    expect(html).not.toContain('resumen.mp4');
    expect(html).toContain('"embedUrl":"https://player.cinecauca.example/embed/el-piano-del-congreso"');
    expect((await openThirdParty('otro')).html).toContain('resumen.mp4');
  });

  async function openThirdParty(id: string) {
    const { get } = await openSites((name) =>
      name === 'story-by-url' ? { ...film, _id: id, canonical_url: '/videos/piano/' } : undefined,
    );
    return get('/videos/piano/', {}, 'men');
  }
});
