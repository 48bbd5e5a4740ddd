import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { documentOf } from '../../../domain/fixtures/index.ts';
import type { AnsDocument } from '../../../domain/ans/document.ts';
import { createLinks } from '../../../providers/links/links.ts';
import { createMemoryContent } from '../../../providers/memory/content.ts';
import type { BlockPage } from '../../block-page.ts';
import { opinionStripBlock, otherColumnsBlock } from './OpinionStrip.block.ts';

/** A column by authors without an id. */
function column(id: string, ...names: string[]): AnsDocument {
  const section = { _id: '/opinion', name: 'Opinión' };
  return documentOf({
    _id: id,
    type: 'story',
    canonical_url: `/opinion/articulo/${id}/`,
    headlines: { basic: 'El agua que falta' },
    publish_date: '2026-11-20T10:00:00Z',
    taxonomy: { primary_section: section, sections: [section] },
    credits: { by: names.map((name) => ({ type: 'author', name })) },
  });
}

const servicesOf = (...documents: AnsDocument[]) => ({
  content: createMemoryContent({ documents }),
  images: { url: (source: string) => source, srcSet: () => undefined },
  links: createLinks('https://example.com'),
  product: 'semanario',
  clock: { now: () => new Date('2026-11-21T12:00:00Z') },
});

const pageOf = (brand: string): BlockPage => ({
  ...{ brand, kind: 'section', path: '/opinion/', number: 1, title: '' },
  query: new URLSearchParams(),
});

it.each([
  ['weekly', 'Semanario'],
  ['propia', undefined],
])('B17 a column without an author on %s has the name of its site', async (brand, name) => {
  const prepared = await opinionStripBlock.prepare(
    { published: true },
    servicesOf(column('editorial')),
    pageOf(brand),
  );
  const html = prepared ? renderToString(prepared.element) : '';
  expect(/class="author">([^<]*)</.exec(html)?.[1]).toBe(name);
});

it('N2 the other columns are those of other authors, also if these have no id', async () => {
  const document = column('propia', 'Eva Gil');
  const services = servicesOf(document, column('a', 'Eva Gil'), column('b', 'Luis Peña'), column('c'));
  const page = { ...pageOf('weekly'), document };
  const prepared = await otherColumnsBlock.prepare({ published: true }, services, page);
  expect(prepared?.props).toMatchObject({ teasers: [{ id: 'b' }, { id: 'c' }] });
});
