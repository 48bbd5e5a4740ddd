import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { EVENT_FIELD } from '../../../domain/event/event.ts';
import { documentOf } from '../../../domain/fixtures/index.ts';
import type { FeedRequest } from '../../../domain/feed/sources.ts';
import { createMemoryContent } from '../../../providers/memory/content.ts';
import type { ContentServices } from '../../../providers/ports/content-services.ts';
import type { BlockPage } from '../../block-page.ts';
import { loadStories, storySource } from './source.ts';

const document = (id: string, type: string, extra: object = {}) =>
  documentOf({
    _id: id,
    type,
    canonical_url: `/nacion/articulo/${id}/`,
    headlines: { basic: id },
    taxonomy: { primary_section: { _id: '/nacion', name: 'Nación' }, sections: [{ _id: '/nacion' }] },
    ...extra,
  });

const documents = [document('nota', 'story'), document('video', 'video'), document('fotos', 'gallery')];
const services = {
  content: createMemoryContent({ documents, collections: { elegidas: documents.map(({ _id }) => _id) } }),
} as unknown as ContentServices;

const page: BlockPage = {
  brand: 'weekly',
  kind: 'section',
  path: '/nacion/',
  query: new URLSearchParams(),
  number: 1,
  title: '',
};

/** The stories of a block with these settings. */
async function stories(settings: object): Promise<string[]> {
  const source = z.object(storySource(8)).parse(settings);
  return (await loadStories(source, services, page)).map(({ _id }) => _id).toSorted();
}

const written = document('columna', 'story', {
  credits: { by: [{ _id: 'ana', type: 'author', name: 'Ana' }] },
});

describe('B2 the stories of an author', () => {
  const content = createMemoryContent({
    documents: [...documents, written],
    collections: { elegidas: documents.map(({ _id }) => _id) },
  });
  const load = async (settings: object): Promise<string[]> => {
    const source = z.object(storySource(8)).parse(settings);
    const found = await loadStories(source, { content } as unknown as ContentServices, page);
    return found.map(({ _id }) => _id);
  };

  it('are those of the section if there is one, and give way to a collection', async () => {
    expect(await load({ authorId: 'ana' })).toEqual(['columna']);
    expect(await load({ authorId: 'ana', section: '/nacion' })).toEqual(['columna']);
    expect(await load({ authorId: 'ana', section: '/moda' })).toEqual([]);
    expect(await load({ authorId: 'ana', collectionId: 'elegidas' })).not.toContain('columna');
  });
});

describe.each([
  ['a section', { section: '/nacion' }],
  ['a collection', { collectionId: 'elegidas' }],
  ['the page', { fromPage: true }],
])('B2 the stories of %s', (_name, source) => {
  it('have videos, or none if the editor switches them off', async () => {
    expect(await stories(source)).toEqual(['fotos', 'nota', 'video']);
    expect(await stories({ ...source, videos: false })).toEqual(['fotos', 'nota']);
  });
});

describe('B2 the stories of a page', () => {
  it('are one request, also for a block that names a field which every such request has', async () => {
    const requested: FeedRequest[] = [];
    const content = {
      feed: async (request: FeedRequest) => {
        requested.push(request);
        return { content_elements: [], count: 0 };
      },
    };
    const source = z.object(storySource(8)).parse({ fromPage: true });
    for (const more of [[], [EVENT_FIELD]])
      await loadStories(source, { content } as unknown as ContentServices, page, { more });
    expect(requested[1]).toEqual(requested[0]);
  });
});
