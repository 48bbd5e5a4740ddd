import { preload } from 'rotativa/islands/server';
import type { LiveMessage } from 'rotativa/patterns/article/LiveBlog';
import type { ContentServices } from 'rotativa/providers';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ISLANDS } from '../../islands/index.ts';
import { openToReader } from '../../pages/opened-documents.ts';
import { documentOf } from '../../../../../tests/contract/documents.ts';
import { story } from '../content.fixture.ts';
import { requestFor } from '../page/page-request.fixture.ts';
import { at, blog, PATH, posts } from './live-blog.fixture.ts';
import { readLiveState } from './live-state.tsx';

// A graphic has an island.
beforeAll(() => preload(ISLANDS));

/** The state of the live blog of a document, with other services for it. */
function read(json: object | undefined, more: Partial<ContentServices> = {}) {
  const { site, services } = requestFor(PATH, () => json);
  const onError = (error: unknown) => expect.unreachable(String(error));
  return readLiveState({ site, path: PATH, services: { ...services, ...more }, onError });
}

const changes = async (json: object, since: string): Promise<LiveMessage> =>
  JSON.parse(await (await read(json))!.message(since)) as LiveMessage;

/** A live blog with another element in its newest post. */
const withElement = (json: ReturnType<typeof blog>, element: object): object => ({
  ...json,
  content_elements: [...json.content_elements, element],
});

describe('X11 the changes of a live blog', () => {
  it('are the posts after a version, each with its lasting address, sanitised', async () => {
    const { version, posts: shown, ended } = await changes(blog(posts(5)), at(2));
    expect([version, ended]).toEqual([at(4), false]);
    expect(shown.map(({ id, fresh }) => [id, fresh])).toEqual([
      ['n4', true],
      ['n3', true],
    ]);
    expect(shown[0]!.html).toMatch(/<h2[^>]* id="n4-titulo"[^>]*>Nota 4<\/h2>/);
    expect(shown[0]!.html).toContain(`href="${PATH}?entrada=n4#n4"`);
    expect(shown[0]!.html).not.toContain('<script');
  });

  it('are the newest 50 posts at most, the last 50 removed ones, and the pinned post with its HTML', async () => {
    const removed = Array.from({ length: 60 }, (_, minute) => ({ id: `x${minute}`, at: at(minute) }));
    const message = await changes(blog(posts(60), { pinned: 'n3', removed }), '');
    const ids = Array.from({ length: 60 }, (_, minute) => `n${59 - minute}`);
    expect(message.posts.map(({ id }) => id)).toEqual(ids.slice(0, 50));
    expect(message.removed).toEqual(removed.slice(10).map(({ id }) => id));
    expect(message.pinned).toMatchObject({ id: 'n3', html: expect.stringContaining('Nota 3') as string });
  });

  it('are none for a reader who has them all', async () => {
    expect(await changes(blog(posts(5)), at(4))).toEqual({
      version: at(4),
      posts: [],
      removed: [],
      pinned: null,
      updated: { iso: at(4), text: expect.stringMatching(/1 de enero/) as string },
      ended: false,
    });
  });

  it('tell when the blog has ended', async () => {
    expect(await read(blog(posts(5)))).toMatchObject({ version: at(4), ended: false });
    const state = await read(blog(posts(5), { ended: true }));
    expect(state).toMatchObject({ version: at(59), ended: true });
    expect(JSON.parse(await state!.message(at(4)))).toMatchObject({ posts: [], ended: true });
  });

  it('tell that a blog is over which has been quiet for twelve hours', async () => {
    const ended = async (now: string) =>
      (await read(blog(posts(5)), { clock: { now: () => new Date(now) } }))!.ended;
    expect(await ended('2026-02-01T16:03:59Z')).toBe(false);
    expect(await ended('2026-02-01T16:04:00Z')).toBe(true);
  });

  it('are none for a story that is no live blog, is locked, or is missing', async () => {
    for (const other of [story('en-vivo'), blog(posts(5), { code: '3' }), undefined])
      expect(await read(other)).toBeUndefined();
  });

  it('are none of a document that was opened to one reader', async () => {
    const document = documentOf(blog(posts(5)));
    const { content } = requestFor(PATH, () => undefined).services;
    const opened = { content: { ...content, document: async () => document } };
    expect(await read(undefined, opened)).toBeDefined();
    openToReader(document);
    expect(await read(undefined, opened)).toBeUndefined();
  });

  it('have each post rendered once for all versions', async () => {
    const photo = { _id: 'f', type: 'image', url: '/images/plaza', width: 1600, height: 900 };
    const json = withElement(blog(posts(5), { pinned: 'n4' }), photo);
    const { images } = requestFor(PATH, () => undefined).services;
    const url = vi.fn(images.url);
    const state = await read(json, { images: { ...images, url } });
    const once = await state!.message(at(3));
    const asked = url.mock.calls.length;
    expect(asked).toBeGreaterThan(0);
    expect((JSON.parse(once) as LiveMessage).posts[0]!.html).toContain('/images/plaza');
    await state!.message(at(2));
    expect(url).toHaveBeenCalledTimes(asked);
  });

  it('have ids of their post, because they join a page that was rendered before', async () => {
    const cells = (...texts: string[]) => texts.map((content) => ({ type: 'text', content }));
    const drawing = {
      ...{ _id: 'g', type: 'table', header: cells('Ciudad', 'Días'), rows: [cells('Cali', '3')] },
      additional_properties: { graphic: { kind: 'bar', title: 'La lluvia' } },
    };
    const { posts: shown } = await changes(withElement(blog(posts(5)), drawing), at(3));
    expect(shown[0]!.html).toMatch(/<figure[^>]* aria-labelledby="[^"]*n4-/);
  });

  it('are kept for so many versions at most, because callers choose them', async () => {
    const state = await read(blog(posts(5)));
    const versions = Array.from({ length: 51 }, (_, minute) => at(minute));
    const messages = versions.map((version) => state!.message(version));
    const kept = versions.filter((version, index) => state!.message(version) === messages[index]);
    expect(kept).toEqual(versions.slice(0, 50));
    await Promise.all(messages);
  });
});
