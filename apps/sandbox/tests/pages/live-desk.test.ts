import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog, pageChanges } from '../../src/db/schema/index.ts';
import { importJson } from '../../src/import/import-json.ts';
import { siteOf } from '../../src/sites.ts';
import { openPages, type Member, type PagesApp } from './open-pages.ts';

const PATH = '/politica/articulo/en-vivo/';
let pages: PagesApp;
beforeAll(async () => {
  pages = await openPages();
  const { db } = pages.context;
  const blogOf = {
    _id: 'EN-VIVO',
    type: 'story',
    headlines: { basic: 'En vivo: el debate' },
    canonical_url: PATH,
    publish_date: '2026-01-01T12:00:00Z',
    last_updated_date: '2026-01-01T12:00:00Z',
    taxonomy: { primary_section: { _id: '/live' }, sections: [{ _id: '/live' }] },
    content_elements: [
      { _id: 'a', type: 'text', content: '9:05 a. m. Empieza la sesión' },
      { _id: 'b', type: 'text', content: 'Hay quórum.' },
      { _id: 'c', type: 'image', url: 'https://example.com/a.jpg', width: 10, height: 10 },
    ],
  };
  const later = {
    _id: 'LUEGO',
    canonical_url: '/politica/articulo/luego/',
    publish_date: '2099-01-01T12:00:00Z',
  };
  for (const blog of [blogOf, { ...blogOf, ...later }])
    await importJson(blog, { db, site: siteOf('weekly'), now: new Date() });
}, 60_000);
afterAll(() => pages.close());

const QUERY = `brand=weekly&path=${encodeURIComponent(PATH)}`;
const call = (method: string, path: string, body?: unknown, by: Member | null = 'publisher') =>
  pages.call(method, `/desk/v1/live${path}?${QUERY}`, body, { by });
const blog = async () =>
  (await call('GET', '/blog')).body as {
    ended: string | null;
    version: string;
    posts: { id: string; title: string; text: string[]; others: number; key: boolean; pinned: boolean }[];
  };
const SEND = '018f3c1e-7b6a-7cc3-9d3e-2f4b5a6c7d8e';

describe('X5 live blogs for staff', () => {
  it('are listed when readers get them, and read as they are written', async () => {
    const { body } = await pages.call('GET', '/desk/v1/live?brand=weekly');
    expect(body).toMatchObject({ blogs: [{ path: PATH, headline: 'En vivo: el debate', ended: null }] });
    expect((await blog()).posts).toMatchObject([
      { id: 'a', title: 'Empieza la sesión', text: ['Hay quórum.'], others: 1 },
    ]);
  });

  it('publish a post that is sent twice once, even after it was removed', async () => {
    const post = { title: 'Se vota', text: ['A favor: 60.'], key: true, pinned: true, send: SEND };
    const both = await Promise.all([call('POST', '/posts', post), call('POST', '/posts', post)]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect(both[0].body['id']).toBe(both[1].body['id']);
    const ofPost = async () => (await blog()).posts.filter(({ title }) => title === 'Se vota');
    expect(await ofPost()).toMatchObject([{ key: true, pinned: true }]);
    await call('DELETE', `/posts/${String(both[0].body['id'])}`);
    expect((await call('POST', '/posts', post)).status).toBe(201);
    expect(await ofPost()).toEqual([]);
  });

  it('keep the pictures of a post whose words are corrected', async () => {
    await call('PATCH', '/posts/a', { text: ['No hay quórum.'] });
    expect((await blog()).posts.find(({ id }) => id === 'a')).toMatchObject({
      text: ['No hay quórum.'],
      others: 1,
    });
  });

  it('end and open again', async () => {
    await call('PATCH', '', { ended: true });
    expect((await blog()).ended).not.toBeNull();
    expect((await call('POST', '/posts', { title: 'Tarde' })).status).toBe(409);
    await call('PATCH', '', { ended: false });
    expect((await blog()).ended).toBeNull();
  });

  it.each<[Member | null, number]>([
    ['proposer', 403],
    ['foreigner', 403],
    [null, 401],
  ])('are not written by %s', async (by, status) => {
    const before = await blog();
    expect((await call('POST', '/posts', { title: 'No' }, by)).status).toBe(status);
    expect((await call('PATCH', '/posts/a', { title: 'No' }, by)).status).toBe(status);
    expect((await call('DELETE', '/posts/a', undefined, by)).status).toBe(status);
    expect((await call('PATCH', '', { ended: true }, by)).status).toBe(status);
    expect(await blog()).toEqual(before);
  });

  it('are read by who proposes, and by no stranger', async () => {
    expect((await call('GET', '/blog', undefined, 'proposer')).status).toBe(200);
    expect((await call('GET', '/blog', undefined, 'foreigner')).status).toBe(403);
  });

  it('are in the audit log, with the words before and after, and tell the sites', async () => {
    await call('PATCH', '/posts/a', { title: 'Empieza el debate' });
    const [entry] = await pages.context.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    expect(entry).toMatchObject({
      action: 'live-corrected',
      by: 'publica@personal.example',
      brand: 'weekly',
      page: PATH,
      note: 'a',
      before: '9:05 a. m. Empieza la sesión',
      after: expect.stringMatching(/^9:05\sa\.\sm\. Empieza el debate$/) as string,
    });
    const [change] = await pages.context.db.select().from(pageChanges).orderBy(desc(pageChanges.id)).limit(1);
    expect(change).toMatchObject({ brand: 'weekly', page: null });
    expect(change?.keys).toEqual(expect.arrayContaining(['story/EN-VIVO', 'section/live']));
  });

  it('answer 404 for a page that is none, and for an unknown post', async () => {
    expect((await call('PATCH', '/posts/nada', { title: 'No' })).status).toBe(404);
    const other = await pages.call('GET', '/desk/v1/live/blog?brand=weekly&path=/no/');
    expect(other.status).toBe(404);
  });
});
