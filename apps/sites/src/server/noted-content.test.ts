import type { AnsDocument, ContentKey, Feed } from 'rotativa/domain';
import type { ContentPort, FeedRequest } from 'rotativa/providers';
import { describe, expect, it } from 'vitest';
import { noted } from './noted-content.ts';

const story = (id: string) => ({ _id: id }) as AnsDocument;
const feedOf = (...ids: string[]): Feed => ({ content_elements: ids.map(story), count: ids.length });

/** A content service, and what a page that reads it is noted to show. */
function open(answers: Partial<ContentPort> = {}) {
  const shown: ContentKey[][] = [];
  const content = noted(
    {
      document: async () => story('A'),
      feed: async () => feedOf('A', 'B'),
      gallery: async (id: string) => story(id),
      author: async () => null,
      section: async () => null,
      tag: async () => null,
      ...answers,
    } as unknown as ContentPort,
    { shows: (keys) => void shown.push([...keys]) },
  );
  return { content, shown, keys: () => shown.flat() };
}

const down = () => Promise.reject(new Error('down'));

describe('X5 what a page is noted to show', () => {
  it('is the story that is at its address, and none where there is none', async () => {
    const { content, shown } = open();
    expect(await content.document('/nacion/articulo/a/')).toEqual({ _id: 'A' });
    const missing = open({ document: async () => null });
    expect(await missing.content.document('/no-existe/')).toBeNull();
    expect([shown, missing.keys()]).toEqual([[['story/A']], []]);
  });

  it.each<[string, FeedRequest, ContentKey[]]>([
    [
      'a collection',
      { source: 'content-api-collections', query: { queryString: 'lista', feedSize: 3 } },
      ['collection/lista'],
    ],
    ['a section', { source: 'content-apir', query: { includeSections: '/nacion' } }, ['section/nacion']],
    [
      'several sections',
      { source: 'content-apir', query: { includeSections: '/nacion, /deportes/ciclismo' } },
      ['section/nacion', 'section/deportes/ciclismo'],
    ],
    [
      'the sections of a magazine, which are below it and at the top level of its site',
      {
        source: 'content-apir-subsection',
        query: { subsection: 'semanariorural', includeSections: 'videos/cafe, videos/leche' },
      },
      [
        'section/videos/cafe',
        'section/videos/leche',
        'section/semanariorural/videos/cafe',
        'section/semanariorural/videos/leche',
      ],
    ],
    ['a tag', { source: 'content-apir', query: { includeTags: 'cafe' } }, ['tag/cafe']],
    [
      'an author in a section',
      { source: 'content-api-search-author', query: { includeId: 'ana', includeSections: '/opinion' } },
      ['section/opinion', 'author/ana'],
    ],
    ['every story', { source: 'content-apir', query: { feedSize: 3 } }, ['section/-']],
    [
      'every story, for a blank filter',
      { source: 'content-apir', query: { includeTags: ' ' } },
      ['section/-'],
    ],
  ])('is the list of %s and each of its stories', async (_name, request, lists) => {
    const { content, keys } = open();
    expect((await content.feed(request)).content_elements.map(({ _id }) => _id)).toEqual(['A', 'B']);
    expect(keys()).toEqual([...lists, 'story/A', 'story/B']);
  });

  it('is the list also when it cannot be read, so that the page is made again when it changes', async () => {
    const { content, keys } = open({ feed: down, gallery: down, author: down, section: down, tag: down });
    const reads = [
      content.feed({ source: 'content-apir', query: { includeSections: '/nacion' } }),
      content.gallery('G'),
      content.author('ana'),
      content.section('/deportes/ciclismo/'),
      content.tag('cafe'),
    ];
    expect((await Promise.allSettled(reads)).map(({ status }) => status)).toEqual(
      reads.map(() => 'rejected'),
    );
    expect(keys()).toEqual([
      'section/nacion',
      'story/G',
      'author/ana',
      'section/deportes/ciclismo',
      'tag/cafe',
    ]);
  });

  it('is of a list that pages share the same for each of them, and another of another list', async () => {
    const lists = [feedOf('A'), feedOf('B')];
    let asked = 0;
    const { content, shown } = open({ feed: async () => lists[(asked += 1) % 2]! });
    for (let time = 0; time < 4; time += 1) await content.feed({ source: 'content-apir', query: {} });
    expect(shown.filter((keys) => keys[0] !== 'section/-')).toEqual([
      ['story/B'],
      ['story/A'],
      ['story/B'],
      ['story/A'],
    ]);
  });

  it('passes on the signal of the block that reads', async () => {
    const signals: (AbortSignal | undefined)[] = [];
    const note = async (_question: unknown, options?: { signal?: AbortSignal | undefined }) => {
      signals.push(options?.signal);
      return null;
    };
    const { content } = open({
      document: note,
      feed: async (request, options) => {
        await note(request, options);
        return feedOf();
      },
      gallery: note,
      author: note,
      section: note,
      tag: note,
    });
    const { signal } = new AbortController();
    await content.document('/a/', { signal });
    await content.feed({ source: 'content-apir', query: {} }, { signal });
    await content.gallery('a', { signal });
    await content.author('a', { signal });
    await content.section('/a', { signal });
    await content.tag('a', { signal });
    expect(signals).toEqual(Array.from({ length: 6 }, () => signal));
  });
});
