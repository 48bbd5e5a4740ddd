import { expect, it, vi } from 'vitest';
import { documentOf } from '../../../domain/fixtures/index.ts';
import type { AnsDocument } from '../../../domain/ans/document.ts';
import { createLinks } from '../../../providers/links/links.ts';
import { createMemoryContent } from '../../../providers/memory/content.ts';
import type { BlockPage } from '../../block-page.ts';
import { relatedStoriesBlock } from '../../carousels/StoryCarousel/under-article.ts';
import { editionShelfBlock } from './EditionShelf.block.ts';

function document(id: string, path: string): AnsDocument {
  const section = { _id: path, name: path };
  return documentOf({
    _id: id,
    type: 'story',
    canonical_url: `${path}/articulo/${id}/`,
    headlines: { basic: id },
    publish_date: '2026-11-20T10:00:00Z',
    taxonomy: { primary_section: section, sections: [section] },
    promo_items: { basic: { type: 'image', _id: 'cover', url: `/images/${id}` } },
  });
}

const editions = [document('uno', '/edicion'), document('dos', '/edicion')];
const story = document('nota', '/nacion');

const services = {
  content: createMemoryContent({ documents: [...editions, story, document('otra', '/nacion')] }),
  images: { url: (source: string) => source, srcSet: () => undefined },
  links: createLinks('https://example.com'),
  product: 'semanario',
  clock: { now: () => new Date('2026-11-21T12:00:00Z') },
};

const pageOf = (shown: AnsDocument): BlockPage => ({
  ...{ brand: 'weekly', kind: 'article', path: shown.canonical_url, number: 1, title: '' },
  query: new URLSearchParams(),
  document: shown,
});

it('B15 below an edition are the others with their whole covers; below a story is no edition', async () => {
  const page = pageOf(editions[0]!);
  const shelf = await editionShelfBlock.prepare({ published: true }, services, page);
  expect(shelf?.props).toMatchObject({ editions: [{ id: 'dos' }] });
  expect(await relatedStoriesBlock.prepare({ published: true }, services, page)).toBeNull();

  const onHidden = vi.fn();
  const below = { ...pageOf(story), onHidden };
  expect(await editionShelfBlock.prepare({ published: true }, services, below)).toBeNull();
  expect(onHidden.mock.calls[0]![1]).toEqual({ kind: 'elsewhere' });
  expect(await relatedStoriesBlock.prepare({ published: true }, services, pageOf(story))).not.toBeNull();
});
