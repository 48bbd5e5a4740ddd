import { describe, expect, it } from 'vitest';
import { guardDocument } from '../ans/guard.ts';
import { prepareArticle } from '../article/prepare.ts';
import { rawLiveBlog } from '../fixtures/documents.ts';
import { liveChanges, readLiveBlog } from './live-blog.ts';
import { readLiveRecord } from './live-record.ts';
import { liveStretch, stretchCount, stretchOf, STRETCH_POSTS } from './stretch.ts';

const header = (id: string, time: string) => ({
  _id: id,
  type: 'header',
  level: 2,
  content: `${time} Nota ${id}`,
});
const text = (id: string) => ({ _id: id, type: 'text', content: `Texto ${id}.` });

function blogOf(content_elements: object[], live_blog: unknown = {}, more: object = {}) {
  const raw = { ...rawLiveBlog, ...more, content_elements, additional_properties: { live_blog } };
  const guarded = guardDocument(raw);
  if (!guarded.ok) throw new Error(guarded.error.reason);
  const article = prepareArticle(guarded.value, {
    access: 'whole',
    product: 'semanario',
    siteName: 'Semanario',
  });
  return readLiveBlog(guarded.value, article);
}

const day = [
  text('intro'),
  header('a', '9:00 am'),
  text('a1'),
  header('b', '10:00 am'),
  text('b1'),
  text('b2'),
  header('c', '11:00 am'),
];

describe('X11 the posts of a live blog', () => {
  it('are newest first in whatever order the document has them, each with its text', () => {
    const { posts, opening } = blogOf(day);
    expect(posts.map(({ id }) => id)).toEqual(['c', 'b', 'a']);
    expect(posts.map(({ body }) => body.map(({ id }) => id))).toEqual([[], ['b1', 'b2'], ['a1']]);
    expect(opening.map(({ id }) => id)).toEqual(['intro', 'geo-video-player']);
    const turned = blogOf([
      text('intro'),
      header('c', '11:00 am'),
      header('b', '10:00 am'),
      header('a', '9:00 am'),
    ]);
    expect(turned.posts.map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  });

  it('leave ads out of their texts, and keep the order of a document with an impossible time', () => {
    const { posts, ads } = blogOf([...day, header('x', '25:70 am'), text('x1')]);
    expect(ads.length).toBeGreaterThan(0);
    expect(posts.flatMap(({ body }) => body).some(({ type }) => type === 'ad')).toBe(false);
    expect(posts.map(({ id }) => id)).toEqual(['x', 'c', 'b', 'a']);
  });

  const night = ['9:10 p.m.', '11:50 p.m.', '12:05 a.m.', '12:40 a. m.'];
  const NIGHT = ['2026-11-26T21:10', '2026-11-26T23:50', '2026-11-27T00:05', '2026-11-27T00:40'];
  const at = (publish_date: string, rest: object = {}) => ({
    ...{
      publish_date,
      display_date: publish_date,
      first_publish_date: undefined,
      last_updated_date: undefined,
    },
    ...rest,
  });
  it.each([
    ['before midnight', at('2026-11-27T02:00:00Z', { last_updated_date: '2026-11-27T06:00:00Z' })],
    ['before midnight and never changed', at('2026-11-27T02:00:00Z')],
    ['after midnight, as the last version', at('2026-11-27T06:00:00Z')],
    [
      'after midnight, and first before it',
      at('2026-11-27T06:00:00Z', { first_publish_date: '2026-11-27T02:00:00Z' }),
    ],
    ['in the morning before', at('2026-11-26T11:00:00Z', { last_updated_date: '2026-11-27T06:00:00Z' })],
    ['on a day without a time', at('2026-11-26')],
  ])('keep their order over midnight in a blog that is dated %s', (_, dates) => {
    const posts = night.map((time, index) => header(`p${index + 1}`, time));
    for (const elements of [posts, posts.toReversed()]) {
      const found = blogOf(elements, {}, dates).posts;
      expect(found.map(({ id }) => id)).toEqual(['p4', 'p3', 'p2', 'p1']);
      expect(found.map(({ dateTime }) => dateTime.slice(0, 16))).toEqual(NIGHT.toReversed());
    }
  });

  it('begin with a time before a list, a table or another heading', () => {
    const rich = [
      '<b>9:40 a.m.</b> <i>Nota</i><ul><li>uno</li></ul>',
      '<p>9:30 a.m. Nota</p><table><tr><td>uno</td></tr></table>',
      '<h2>9:20 a.m. Nota</h2><p>dos</p><ol><li>uno</li></ol>',
      '<div><h3><b>9:10 a.m.</b> | Nota</h3><p>dos</p><ul><li>uno</li></ul></div>',
    ].map((content, index) => ({ _id: `r${index}`, type: 'text', content }));
    const { posts } = blogOf([...rich, header('z', '9:00 am')]);
    expect(posts.map(({ id, title }) => [id, title])).toEqual([
      ...rich.map(({ _id }) => [_id, 'Nota']),
      ['z', 'Nota z'],
    ]);
    for (const { body } of posts.slice(0, -1)) expect(JSON.stringify(body)).toContain('uno');
  });

  it('have the marks of the record, and the day if it is another one', () => {
    const { posts, ended, summary } = blogOf(day, {
      ended: '2025-04-01T20:00:00Z',
      pinned: 'b',
      key: ['a', 'missing'],
      summary: ['Uno.', ' ', 3],
      posts: { c: { published: '2025-04-01T05:10:00Z', updated: '2025-04-01T06:00:00Z' } },
    });
    expect(posts.map(({ id, key, pinned, edited }) => [id, key, pinned, edited])).toEqual([
      ['c', false, false, true],
      ['b', false, true, false],
      ['a', true, false, false],
    ]);
    expect(posts[0]!.time).toBe('1 de abril de 2025, 12:10\u00a0a.\u00a0m.');
    expect([ended, summary]).toEqual(['2025-04-01T20:00:00.000Z', ['Uno.']]);
  });

  it('are edited when they changed after their publication, and name the end of a minute without one', () => {
    const published = '2025-03-31T16:00:00.000Z';
    const { posts } = blogOf(day, {
      posts: {
        a: { published },
        b: { published, updated: published },
        c: { updated: '2025-03-31T17:00:00Z' },
      },
    });
    const post = (name: string) => posts.find(({ id }) => id === name)!;
    expect(post('a')).toMatchObject({ changed: published, edited: false });
    expect(post('b')).toMatchObject({ changed: published, edited: false });
    expect(post('c')).toMatchObject({ changed: '2025-03-31T17:00:00.000Z', edited: true });
    const [newest] = blogOf(day).posts;
    expect(Date.parse(newest!.changed) - Date.parse(newest!.dateTime)).toBe(59_999);
  });

  it('of one minute keep the order in which they were written', () => {
    const rising = [header('a', '9:00 am'), header('b', '9:00 am'), header('c', '10:00 am')];
    for (const elements of [rising, rising.toReversed()])
      expect(blogOf(elements).posts.map(({ id }) => id)).toEqual(['c', 'b', 'a']);
    const same = [header('a', '9:00 am'), header('b', '9:00 am')];
    expect(blogOf(same).posts.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('have the version of the last change, of whatever part', () => {
    const old = { last_updated_date: '2025-03-01T12:00:00Z' };
    const version = (record: object, more: object = old) => blogOf(day, record, more).version;
    expect(version({})).toBe('2025-03-01T12:00:00.000Z');
    expect(version({}, { last_updated_date: undefined })).toBe('');
    const at = '2025-03-02T12:00:00.000Z';
    for (const record of [
      { posts: { a: { published: at } } },
      { posts: { a: { published: '2025-03-01T13:00:00Z', updated: at } } },
      { removed: [{ id: 'x', at }] },
      { ended: at },
    ])
      expect(version(record)).toBe(at);
    expect(version({ ended: '2025-02-01T12:00:00Z' })).toBe('2025-03-01T12:00:00.000Z');
  });

  it('survive a record of another shape', () => {
    for (const odd of [
      null,
      'x',
      [],
      { key: 'a', posts: [1], removed: [{}, { id: 'a', at: 'ayer' }], ended: 'hoy' },
    ])
      expect(readLiveRecord({ additional_properties: { live_blog: odd as never } })).toEqual({
        key: [],
        summary: [],
        posts: {},
        removed: [],
      });
  });
});

describe('X11 what changed after a version', () => {
  const blog = blogOf(
    day,
    {
      posts: { a: { updated: '2025-03-31T16:30:00Z' } },
      removed: [
        { id: 'old', at: '2025-03-31T14:00:00Z' },
        { id: 'gone', at: '2025-03-31T17:00:00Z' },
      ],
    },
    { last_updated_date: '2025-03-31T17:00:00Z' },
  );

  it('contains later publications, edits and removals', () => {
    const { posts, removed, fresh } = liveChanges(blog, '2025-03-31T15:30:00Z');
    expect([posts.map(({ id }) => id), removed, [...fresh]]).toEqual([['c', 'a'], ['gone'], ['c']]);
  });

  it('is nothing after the version of the blog, and everything after an unreadable one', () => {
    expect(blog.version).toBe('2025-03-31T17:00:00.000Z');
    expect(liveChanges(blog, blog.version)).toEqual({ posts: [], removed: [], fresh: new Set() });
    expect(liveChanges(blog, 'hoy').posts).toHaveLength(3);
  });
});

describe('X11 the pages of a long live blog', () => {
  const posts = (count: number) => Array.from({ length: count }, (_, at) => count - at);

  it.each([0, 1, 49, 50, 51, 74, 75, 99, 100, 101, 500])(
    'show each of %d posts once in both orders',
    (count) => {
      for (const order of ['newest', 'start'] as const) {
        const shown: number[] = [];
        let page = liveStretch(posts(count), order);
        while (page) {
          shown.push(...page.posts);
          page = page.next === undefined ? undefined : liveStretch(posts(count), order, page.next);
        }
        const all = posts(count);
        expect(shown).toEqual(order === 'newest' ? all : all.toReversed());
      }
    },
  );

  it.each([60, 100, 130, 500])('lead from a post of %d to the page that shows it', (count) => {
    posts(count).forEach((post, position) => {
      const number = stretchOf(position, count);
      expect(liveStretch(posts(count), 'newest', number)!.posts).toContain(post);
      expect(liveStretch(posts(count), 'newest', number)!.newest).toBe(number === undefined);
    });
  });

  it('keep a post on its page while others arrive', () => {
    const of = (count: number) => liveStretch(posts(count), 'newest', 2)!.posts;
    expect(of(300)).toEqual(of(400));
    expect(of(300)).toHaveLength(STRETCH_POSTS);
  });

  it('lead back to the newest page, and do not exist beyond the last', () => {
    expect(liveStretch(posts(500), 'newest', 9)?.previous).toBe('newest');
    expect(liveStretch(posts(510), 'newest', 9)?.previous).toBe('newest');
    expect(liveStretch(posts(500), 'newest', 8)?.previous).toBe(9);
    expect(liveStretch(posts(500), 'newest', stretchCount(500) + 1)).toBeUndefined();
    expect(liveStretch(posts(500), 'start', 0)).toBeUndefined();
  });
});
