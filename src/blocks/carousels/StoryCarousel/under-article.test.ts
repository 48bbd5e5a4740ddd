import { describe, expect, it, vi } from 'vitest';
import type { AnsDocument } from '../../../domain/ans/document.ts';
import type { FeedRequest } from '../../../domain/feed/sources.ts';
import { createLinks } from '../../../providers/links/links.ts';
import type { ContentServices } from '../../../providers/ports/content-services.ts';
import { sampleDocument } from '../../../../tests/contract/documents.ts';
import type { BlockPage } from '../../block-page.ts';
import type { StoryCarouselProps } from './StoryCarousel.tsx';
import { relatedStoriesBlock, relatedVideosBlock } from './under-article.ts';

const story = (id: string, subtype = ''): AnsDocument => ({
  ...sampleDocument({ id, section: '/nacion' }),
  subtype,
});

const ARTICLE = story('nota', 'Crónica');
const CHRONICLES = [ARTICLE, story('cronica-1', 'Crónica'), story('cronica-2', 'Crónica')];
const REST = Array.from({ length: 20 }, (_, at) => story(`otra-${at}`));

type Query = Readonly<Record<string, unknown>>;

/** The ids in a block below an article, and what was asked for. */
async function below(
  block: typeof relatedStoriesBlock,
  document: AnsDocument,
  answer: (query: Query) => readonly AnsDocument[],
) {
  const feed = vi.fn(async ({ query }: FeedRequest) => {
    const all = answer(query as Query);
    return { content_elements: all.slice(0, Number((query as Query)['feedSize'])), count: all.length };
  });
  const services = {
    product: 'semanario',
    content: { feed },
    images: { url: (url: string) => url, srcSet: () => undefined, crops: { card: 0.8 } },
    links: createLinks('https://www.ejemplo.com'),
    clock: { now: () => new Date('2026-11-21T12:00:00Z') },
  } as unknown as ContentServices;
  const page: BlockPage = {
    ...{ brand: 'weekly', kind: 'article', path: '/a/', query: new URLSearchParams() },
    ...{ number: 1, title: '', document },
  };
  const shown = await block.prepare({ published: true }, services, page);
  const { teasers } = (shown?.props ?? {}) as Partial<StoryCarouselProps>;
  return {
    teasers,
    ids: teasers?.map(({ id }) => id),
    requested: feed.mock.calls.map(([{ source, query }]) => [source, (query as object) ?? {}]),
  };
}

/** Stories to read after an article whose section has these articles of its subtype. */
const related = (document: AnsDocument, bySubtype: readonly AnsDocument[]) =>
  below(relatedStoriesBlock, document, ({ includeSubtypes }) =>
    includeSubtypes ? bySubtype : [...CHRONICLES, ...REST],
  );

const V2 = 'content-apir-v2';

describe('B6 what to read after an article', () => {
  it('is eight stories of its subtype in its section', async () => {
    const many = Array.from({ length: 30 }, (_, at) => story(`cronica-${at}`, 'Crónica'));
    const { ids, requested } = await related(ARTICLE, many);
    expect(ids).toEqual(many.slice(0, 8).map(({ _id }) => _id));
    expect(requested).toMatchObject([[V2, { includeSections: 'nacion', includeSubtypes: 'Crónica' }]]);
  });

  it('has pictures in the ratio of the brand’s cards', async () => {
    const { teasers } = await related(ARTICLE, CHRONICLES);
    expect(teasers?.[0]?.picture?.ratio).toBe(0.8);
  });

  it('is filled up with the newest of the section, each once and without the article', async () => {
    const { ids, requested } = await related(ARTICLE, CHRONICLES);
    expect(ids).toEqual([
      'cronica-1',
      'cronica-2',
      ...['otra-0', 'otra-1', 'otra-2', 'otra-3', 'otra-4', 'otra-5'],
    ]);
    expect(requested).toMatchObject([
      [V2, { includeSections: 'nacion', includeSubtypes: 'Crónica' }],
      [V2, { includeSections: 'nacion' }],
    ]);
    expect(requested[1]![1]).not.toHaveProperty('includeSubtypes');
  });

  it('is the newest of the section for an article without a subtype', async () => {
    const { ids, requested } = await related(story('nota'), []);
    expect(ids).toHaveLength(8);
    expect(requested).toHaveLength(1);
    expect(requested[0]![1]).not.toHaveProperty('includeSubtypes');
  });

  it('is nothing for an article without a section', async () => {
    const nowhere = sampleDocument({ id: 'nota', section: '' });
    expect(await related(nowhere, [])).toMatchObject({ ids: undefined, requested: [] });
  });
});

describe('B7 what to watch after a video', () => {
  const video = (id: string) => sampleDocument({ id, type: 'video', section: '/videos' });
  const VIDEO = video('video');
  const SITE = Array.from({ length: 20 }, (_, at) => video(`otro-${at}`));

  it('is six other videos: of its section, then of the site', async () => {
    const { ids, requested } = await below(relatedVideosBlock, VIDEO, (query) =>
      query['includeSections'] ? [VIDEO, video('igual-1'), video('igual-2')] : SITE,
    );
    expect(ids).toEqual(['igual-1', 'igual-2', 'otro-0', 'otro-1', 'otro-2', 'otro-3']);
    expect(requested).toMatchObject([
      ['content-apir', { includeSections: '/videos', includeTypes: 'video' }],
      ['content-apir', { includeTypes: 'video' }],
    ]);
  });

  it('is nothing below an article', async () => {
    expect(await below(relatedVideosBlock, ARTICLE, () => SITE)).toMatchObject({
      ids: undefined,
      requested: [],
    });
  });

  it('is followed by articles without videos', async () => {
    const { ids } = await below(relatedStoriesBlock, VIDEO, () => [SITE[0]!, ...REST]);
    expect(ids).toEqual(REST.slice(0, 8).map(({ _id }) => _id));
  });
});
