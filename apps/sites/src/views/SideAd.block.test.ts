import type { BlockPage } from 'rotativa/blocks';
import { createLinks, type ContentServices } from 'rotativa/providers';
import { expect, it } from 'vitest';
import { documentOf } from '../../../../tests/contract/documents.ts';
import { sideAdBlock } from './SideAd.block.ts';

async function isShown(section: string): Promise<boolean> {
  const path = '/nacion/articulo/a/';
  const document = documentOf({
    _id: 'a',
    type: 'story',
    canonical_url: path,
    headlines: { basic: 'Un titular' },
    taxonomy: { sections: [{ _id: section, name: section }] },
    content_elements: [{ _id: 't', type: 'text', content: 'palabra '.repeat(1000) }],
  });
  const services = { links: createLinks('https://example.com') } as ContentServices;
  const page = { document, brand: 'daily', path } as BlockPage;
  return Boolean(await sideAdBlock.prepare({ published: true }, services, page));
}

it.each([
  ['/nacion', true],
  ['/galerias', false],
  ['/videos', false],
])('N4 a tall ad is beside a text of %s: %s', async (section, shown) => {
  expect(await isShown(section)).toBe(shown);
});
