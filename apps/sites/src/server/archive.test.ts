import { beforeEach, describe, expect, it } from 'vitest';
import { openSites, story, type Answer } from './sites.fixture.ts';

/** The day of the fixture's clock is 2026-02-01. */
const COUNT = 120;
const requested: Record<string, unknown>[] = [];
let days: unknown;

const answer: Answer = (source, query) => {
  if (source === 'archive-days') return days;
  if (source !== 'content-apir-date') return undefined;
  requested.push(query);
  const { feedSize = 50, feedOffset = 0, date } = query as Record<string, number>;
  const count = String(date) === '2026-01-05' ? 0 : COUNT;
  const size = Math.max(0, Math.min(feedSize, count - feedOffset));
  const next = feedOffset + feedSize;
  return {
    content_elements: Array.from({ length: size }, (_, at) => story(`n${feedOffset + at}`)),
    count,
    ...(next < count && { next }),
  };
};

const { get } = await openSites((source, query, request) => answer(source, query, request));

beforeEach(() => {
  requested.length = 0;
  days = { days: ['2026-01-04', '2026-01-20'] };
});

const items = (html: string): number => html.match(/data-item=/g)?.length ?? 0;
const links = (html: string): string[] =>
  [...html.matchAll(/<td[^>]*><a href="([^"]*)"/g)].map(([, href = '']) => href);

describe('B9 the archive by date', () => {
  it('names the day and lists 50 of its stories, then 50 from the 50th on, then the rest', async () => {
    const { status, html } = await get('/archivo/2026-01-20/');
    expect(status).toBe(200);
    expect(html).toMatch(/<h1[^>]*>20 de enero de 2026<\/h1>/);
    expect(items(html)).toBe(50);
    expect(html).toMatch(/<a[^>]* href="\/archivo\/2026-01-20\/\?pagina=2"[^>]*>Cargar más notas<\/a>/);
    expect(items((await get('/api/lista?ruta=/archivo/2026-01-20/&pagina=2')).html)).toBe(50);
    expect(items((await get('/api/lista?ruta=/archivo/2026-01-20/&pagina=3')).html)).toBe(20);
    expect([
      ...new Set(requested.map(({ date, feedSize, feedOffset }) => `${date} ${feedSize} ${feedOffset}`)),
    ]).toEqual(['2026-01-20 50 0', '2026-01-20 50 50', '2026-01-20 50 100']);
  });

  it('links the days with stories, the days beside it and the month before', async () => {
    const { html } = await get('/archivo/2026-01-20/');
    expect(links(html)).toEqual(['/archivo/2026-01-04/', '/archivo/2026-01-20/']);
    expect(html).toContain('href="/archivo/2026-01-19/"');
    expect(html).toContain('href="/archivo/2026-01-21/"');
    expect(html).toContain('href="/archivo/2025-12/"');
  });

  it('links every day if the service cannot name those with stories', async () => {
    days = new Response('', { status: 500 });
    expect(links((await get('/archivo/2026-01-20/')).html)).toHaveLength(31);
  });

  it('says that a day has no stories, and still has its calendar', async () => {
    const { status, html } = await get('/archivo/2026-01-05/');
    expect([status, items(html)]).toEqual([200, 0]);
    expect(html).toContain('No publicamos notas este día.');
    expect(links(html)).toHaveLength(2);
    expect((await get('/archivo/2026-01-05/?pagina=2')).status).toBe(404);
  });

  it('has months, and this month at its address', async () => {
    expect((await get('/archivo/2026-01/')).html).toMatch(/<h1[^>]*>Enero de 2026<\/h1>/);
    const { status, html } = await get('/archivo/');
    expect([status, links(html)]).toEqual([200, []]);
    expect(html).toContain('febrero de 2026');
  });

  it.each([
    '2026-02-30',
    '2026-02-02',
    '2027-01-01',
    '1999-12-31',
    '2026-13',
    '2026-03',
    '2026-1-1',
    '20260120',
    'ayer',
    '2026-01-20/x',
  ])('%s does not exist', async (place) => {
    expect((await get(`/archivo/${place}/`)).status).toBe(404);
  });

  it.each([
    ['2026-01-20', '/archivo/2026-01-20/'],
    ['2026-02-30', '/archivo/'],
    ['2030-01-01', '/archivo/'],
    ['//ejemplo.com', '/archivo/'],
    ['', '/archivo/'],
  ])('the form with %j leads to %s', async (day, path) => {
    const { status, headers } = await get(`/archivo/dia/?dia=${encodeURIComponent(day)}`);
    expect([status, headers.get('Location')]).toEqual([301, path]);
  });
});
