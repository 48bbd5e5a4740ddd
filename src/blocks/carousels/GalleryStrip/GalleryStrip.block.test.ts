import { describe, expect, it } from 'vitest';
import { documentOf } from '../../../domain/fixtures/index.ts';
import { createLinks } from '../../../providers/links/links.ts';
import { createMemoryContent } from '../../../providers/memory/content.ts';
import type { ContentServices } from '../../../providers/ports/content-services.ts';
import { galleryStripBlock } from './GalleryStrip.block.ts';
import type { GalleryStripProps } from './GalleryStrip.tsx';

const gallery = (id: string) =>
  documentOf({
    _id: id,
    type: 'gallery',
    canonical_url: `/galeria/${id}/`,
    headlines: { basic: id },
    publish_date: `2026-11-20T1${id.length}:00:00Z`,
    promo_items: { basic: { type: 'image', url: `/pictures/${id}.webp` } },
    content_elements: ['a', 'b'].map((name) => ({ type: 'image', url: `/pictures/${id}-${name}.webp` })),
    taxonomy: { primary_section: { _id: '/galerias', name: '' }, sections: [{ _id: '/galerias' }] },
  });

const services: ContentServices = {
  content: createMemoryContent({ documents: [gallery('feria'), gallery('cosecha')] }),
  images: { url: (source) => source, srcSet: () => undefined },
  links: createLinks('https://example.com'),
  clock: { now: () => new Date('2026-11-21T12:00:00Z') },
  product: 'semanario',
};

/** The gallery that the block shows with these settings, and the number of its pictures. */
async function shown(settings: object): Promise<[string, number] | null> {
  const prepared = await galleryStripBlock.prepare({ published: true, ...settings }, services, {
    brand: 'forums',
    kind: 'home',
    path: '/',
    query: new URLSearchParams(),
    number: 1,
    title: '',
  });
  const props = prepared?.props as GalleryStripProps | undefined;
  return props ? [props.gallery.id, props.pictures.length] : null;
}

describe('B2 the gallery of the strip', () => {
  it('is the newest of a section', async () => {
    expect(await shown({ section: '/galerias' })).toEqual(['cosecha', 2]);
  });

  it('is the one with the editor’s identifier, whatever the section', async () => {
    expect(await shown({ section: '/galerias', galleryId: 'feria' })).toEqual(['feria', 2]);
  });

  it('hides the block if it does not exist', async () => {
    expect(await shown({ section: '/galerias', galleryId: 'nadie' })).toBeNull();
  });
});
