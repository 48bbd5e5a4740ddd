import { renderToString } from 'react-dom/server';
import type { BlockPage } from 'rotativa/blocks';
import { guardDocument } from 'rotativa/domain/server';
import { createLinks } from 'rotativa/providers';
import { createMemoryContent } from 'rotativa/providers/memory';
import { expect, it } from 'vitest';
import { pageListBlock } from './PageList.block.ts';

const story = (name: string, headline: string) => {
  const guarded = guardDocument({
    _id: name,
    type: 'story',
    canonical_url: `/nacion/articulo/${name}/`,
    headlines: { basic: headline },
    publish_date: '2026-11-20T10:00:00Z',
    taxonomy: {
      primary_section: { _id: '/nacion', name: 'Nación' },
      sections: [{ _id: '/nacion', name: 'Nación' }],
      tags: [{ text: 'Ríos', slug: 'rios' }],
    },
  });
  if (!guarded.ok) throw new Error(guarded.error.reason);
  return guarded.value;
};

const services = {
  content: createMemoryContent({ documents: [story('una', 'Crece el río'), story('otra', '')] }),
  images: { url: (source: string) => source, srcSet: () => undefined },
  links: createLinks('https://example.com'),
  product: 'semanario',
  clock: { now: () => new Date('2026-11-21T12:00:00Z') },
};

const listed = async (kind: BlockPage['kind'], path: string): Promise<string> => {
  const page: BlockPage = { brand: 'weekly', kind, path, query: new URLSearchParams(), number: 1, title: '' };
  const prepared = await pageListBlock.prepare({ published: true }, services, page);
  return prepared ? renderToString(prepared.element) : '';
};

it('a story without a headline is only in the list of its section', async () => {
  expect(await listed('section', '/nacion/')).toMatch(/Crece el río.*Sin título|Sin título.*Crece el río/s);
  const tag = await listed('tag', '/noticias/rios/');
  expect(tag).toContain('Crece el río');
  expect(tag).not.toContain('Sin título');
});
