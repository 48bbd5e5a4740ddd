import { beforeEach, describe, expect, it } from 'vitest';
import { openSites, story } from './sites.fixture.ts';

const TOPIC = '/semanariorural/videos/aprenda';
const topic = {
  _id: TOPIC,
  name: 'Aprenda en la finca',
  additional_properties: {
    original: {
      site: { site_title: 'Aprenda en la finca', site_description: 'Lo que sirve el lunes.' },
      site_topper: { site_logo_image: '/images/reservorio' },
    },
  },
};

/** A video with a picture, as blocks need one. */
const video = (id: string) =>
  story(id, { type: 'video', promo_items: { basic: { type: 'image', url: `/images/${id}` } } });

const requested: Record<string, unknown>[] = [];
let count: number;

const { get } = await openSites((source, query) => {
  if (source === 'section-api') return query['queryString'] === TOPIC ? topic : undefined;
  if (source !== 'content-apir' || query['includeSections'] !== `${TOPIC}/`) return undefined;
  requested.push(query);
  const { feedSize = 0, feedOffset = 0 } = query as Record<string, number>;
  const size = Math.max(0, Math.min(feedSize, count - feedOffset));
  const next = feedOffset + feedSize;
  return {
    content_elements: Array.from({ length: size }, (_, at) => video(`v${feedOffset + at}`)),
    count,
    ...(next < count && { next }),
  };
});

beforeEach(() => {
  requested.length = 0;
  count = 19;
});

const items = (html: string): number => html.match(/data-item=/g)?.length ?? 0;

describe('B15 a topic of the rural weekly’s videos', () => {
  it('has its logo and description, nine videos, and four others', async () => {
    const { status, html } = await get(`${TOPIC}/`, {}, 'rural');
    expect(status).toBe(200);
    expect(/<h1[^>]*>Aprenda en la finca<\/h1>/.test(html)).toBe(true);
    expect(html).toContain('Lo que sirve el lunes.');
    const [head = ''] = /<header[^>]*data-preset="drawn"[\s\S]*?<\/header>/.exec(html) ?? [];
    expect(head).toContain('reservorio');
    expect(html).toContain('Otros videos');
    expect(items(html)).toBe(4);
    expect(html).toContain('Cargar más');
    expect(requested).toContainEqual(expect.objectContaining({ feedOffset: 0, feedSize: 13 }));
  });

  it('adds four videos by each click, until there are no more', async () => {
    const second = await get(`/api/lista?ruta=${TOPIC}/&pagina=2`, {}, 'rural');
    expect([items(second.html), second.html.includes('Cargar más')]).toEqual([4, true]);
    const third = await get(`/api/lista?ruta=${TOPIC}/&pagina=3`, {}, 'rural');
    expect([items(third.html), third.html.includes('Cargar más')]).toEqual([2, false]);
    expect(requested.map(({ feedOffset, feedSize }) => [feedOffset, feedSize])).toEqual([
      [13, 4],
      [17, 4],
    ]);
  });

  it('has no heading for other videos while there are only nine', async () => {
    count = 9;
    const { html } = await get(`${TOPIC}/`, {}, 'rural');
    expect([items(html), html.includes('Otros videos')]).toEqual([0, false]);
  });

  it('does not exist without the section', async () => {
    expect((await get('/semanariorural/videos/nadie/', {}, 'rural')).status).toBe(404);
  });
});
