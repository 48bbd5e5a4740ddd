import { describe, expect, it } from 'vitest';
import { documentOf } from '../fixtures/index.ts';
import { PUBLIC_PREVIEW, type ArticleAccess } from '../article/access.ts';
import { prepareArticle } from '../article/prepare.ts';
import { rawLiveBlog } from '../fixtures/documents.ts';
import { liveChanges, readLiveBlog } from './live-blog.ts';
import { readLiveRecord } from './live-record.ts';

const header = (id: string, time: string) => ({
  _id: id,
  type: 'header',
  level: 2,
  content: `${time} Nota ${id}`,
});
const text = (id: string) => ({ _id: id, type: 'text', content: `Texto ${id}.` });

function blogOf(
  content_elements: object[],
  live_blog: unknown = {},
  more: object = {},
  access: ArticleAccess = 'whole',
) {
  const raw = { ...rawLiveBlog, ...more, content_elements, additional_properties: { live_blog } };
  const document = documentOf(raw);
  const article = prepareArticle(document, {
    access,
    product: 'semanario',
    siteName: 'Semanario',
  });
  return readLiveBlog(document, article);
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

  it('leave ads and what the site inserts out of their texts', () => {
    const { posts, ads, closing } = blogOf(day);
    expect(ads.length).toBeGreaterThan(0);
    expect([...new Set(ads.map(({ type }) => type))]).toEqual(['ad']);
    expect(posts.flatMap(({ body }) => body).some(({ type }) => type === 'ad')).toBe(false);
    expect(closing.map(({ type }) => type)).toEqual(['recommendations', 'video-player']);
  });

  it('keep the order of a document with an impossible time, and print that time as it was written', () => {
    const { posts } = blogOf([...day, header('x', '25:70 am'), text('x1')]);
    expect(posts.map(({ id }) => id)).toEqual(['x', 'c', 'b', 'a']);
    expect(posts[0]).toMatchObject({ time: '25:70 am', dateTime: '', changed: '', edited: false });
  });

  it('of a document without a date have a clock time and no day', () => {
    const undated = at('', { display_date: undefined, publish_date: undefined });
    const { posts } = blogOf(day, { posts: { b: { published: '2025-04-02T15:10:00Z' } } }, undated);
    expect(posts.find(({ id }) => id === 'b')!.time).toBe('10:10\u00a0a.\u00a0m.');
  });

  it('of a preview come without the summary, and those of an article that was not cut are refused', () => {
    const record = { summary: ['Uno.'] };
    expect(blogOf(day, record, {}, PUBLIC_PREVIEW).summary).toEqual([]);
    expect(blogOf(day, record).summary).toEqual(['Uno.']);
    expect(() => readLiveBlog(rawLiveBlog as never, { body: [] } as never)).toThrow(TypeError);
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

  it('are sorted by the times of their record, unless a post has no time', () => {
    const published = (hour: number) => ({ published: `2025-03-31T${hour}:00:00Z` });
    const record = { posts: { a: published(17), b: published(15), c: published(16) } };
    const { posts } = blogOf(day, record);
    expect(posts.map(({ id, time }) => [id, time])).toEqual([
      ['a', '12:00\u00a0p.\u00a0m.'],
      ['c', '11:00\u00a0a.\u00a0m.'],
      ['b', '10:00\u00a0a.\u00a0m.'],
    ]);
    const unknown = blogOf([...day, header('x', '25:70 am')], record).posts;
    expect(unknown.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'x']);
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
      { key: 'a', posts: [1], removed: [null, 'a', {}, { id: 'a', at: 'ayer' }], ended: 'hoy' },
    ])
      expect(readLiveRecord({ additional_properties: { live_blog: odd as never } })).toEqual({
        key: [],
        summary: [],
        posts: {},
        removed: [],
      });
  });

  it('survive posts of another shape, and a document without a record', () => {
    const posts = { a: null, b: 'x', c: { published: 3, updated: 'hoy' } } as never;
    expect(readLiveRecord({ additional_properties: { live_blog: { posts } } }).posts).toStrictEqual({
      a: {},
      b: {},
      c: {},
    });
    expect(readLiveRecord({}).posts).toEqual({});
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

  it('is later than the version: what is as old as it was on the page already', () => {
    const at = '2025-03-31T16:00:00.000Z';
    const edited = { published: at, updated: '2025-03-31T16:20:00Z' };
    const { posts, removed } = liveChanges(
      blogOf(day, { posts: { a: { published: at } }, removed: [{ id: 'gone', at }] }),
      at,
    );
    expect(posts.map(({ id }) => id)).not.toContain('a');
    expect(removed).toEqual([]);
    const freshAfter = (version: string) => [
      ...liveChanges(blogOf(day, { posts: { b: edited } }), version).fresh,
    ];
    expect(freshAfter('2025-03-31T15:59:59Z')).toEqual(['c', 'b']);
    // Published at the version and edited later.
    expect(freshAfter(at)).not.toContain('b');
    // A post that names only its minute may have been published after a version in that minute.
    expect(freshAfter('2025-03-31T16:00:30Z')).toEqual(['c']);
  });
});
