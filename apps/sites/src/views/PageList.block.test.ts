import { renderToString } from 'react-dom/server';
import type { BlockPage } from 'rotativa/blocks';
import { createLinks } from 'rotativa/providers';
import { createMemoryContent } from 'rotativa/providers/memory';
import { expect, it } from 'vitest';
import { documentOf } from '../../../../tests/contract/documents.ts';
import { pageListBlock } from './PageList.block.ts';

const story = (name: string, headline: string, more: object = {}) =>
  documentOf({
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
    ...more,
  });

const services = {
  content: createMemoryContent({
    documents: [
      story('una', 'Crece el río', { label: { basic: { text: 'Nación' } } }),
      story('otra', '', { label: { basic: { text: 'Crónica' } } }),
      story('columna', 'El sobre de manila', {
        label: { basic: { text: 'Opinión' } },
        taxonomy: {
          primary_section: { _id: '/opinion', name: 'Opinión' },
          sections: [{ _id: '/opinion', name: 'Opinión' }],
        },
        credits: { by: [{ _id: 'ana-rey', type: 'author', name: 'Ana Rey' }] },
      }),
    ],
  }),
  images: { url: (source: string) => source, srcSet: () => undefined },
  links: createLinks('https://example.com'),
  product: 'semanario',
  clock: { now: () => new Date('2026-11-21T12:00:00Z') },
};

const listed = async (kind: BlockPage['kind'], path: string, title = ''): Promise<string> => {
  const page: BlockPage = { brand: 'weekly', kind, path, query: new URLSearchParams(), number: 1, title };
  const prepared = await pageListBlock.prepare({ published: true }, services, page);
  return prepared ? renderToString(prepared.element) : '';
};

it('a story without a headline is only in the list of its section', async () => {
  expect(await listed('section', '/nacion/')).toMatch(/Crece el río.*Sin título|Sin título.*Crece el río/s);
  const tag = await listed('tag', '/noticias/rios/');
  expect(tag).toContain('Crece el río');
  expect(tag).not.toContain('Sin título');
});

it('B10 a row does not repeat the name of its page', async () => {
  const section = await listed('section', '/nacion/', 'Nación');
  expect(section).toContain('Crónica');
  expect(section).not.toContain('Nación');
  const author = await listed('author', '/autor/ana-rey/', 'Ana Rey');
  expect(author).toContain('El sobre de manila');
  expect(author).not.toContain('Ana Rey');
});

it('B17 on the page of opinion a row begins with the name of its author', async () => {
  const opinion = await listed('section', '/opinion/', 'Opinión');
  expect(opinion).toMatch(/class="kicker"[^>]*>\s*(<!-- -->)?Ana Rey/);
  expect(opinion.match(/Ana Rey/g)).toHaveLength(1);
  expect(opinion).not.toContain('Opinión');
});

it('B10 the pages of an author have the beginning of a standfirst, and other lists have all of it', async () => {
  const filed = { _id: '/opinion', name: 'Opinión' };
  const more = {
    subheadlines: { basic: 'ñ'.repeat(323) },
    taxonomy: { primary_section: filed, sections: [filed], tags: [{ text: 'Ríos', slug: 'rios' }] },
    credits: { by: [{ _id: 'luz', type: 'author', name: 'Luz' }] },
  };
  const content = createMemoryContent({ documents: [story('larga', 'La larga', more)] });
  const shown = async (kind: BlockPage['kind'], path: string) => {
    const page: BlockPage = {
      brand: 'weekly',
      kind,
      path,
      query: new URLSearchParams(),
      number: 1,
      title: '',
    };
    const prepared = await pageListBlock.prepare({ published: true }, { ...services, content }, page);
    return /ñ+(\.\.\.)?/.exec(renderToString(prepared!.element))?.[0].length;
  };
  expect(await shown('author', '/autor/luz/')).toBe(80 + 3);
  expect(await shown('author', '/opinion/luz/')).toBe(150 + 3);
  expect(await shown('tag', '/noticias/rios/')).toBe(323);
});
