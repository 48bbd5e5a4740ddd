import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { guardDocument } from '../../../domain/ans/guard.ts';
import { createLinks } from '../../../providers/links.ts';
import { createMemoryContent } from '../../../providers/memory/content.ts';
import type { BlockPage } from '../../block-page.ts';
import { opinionStripBlock } from './OpinionStrip.block.ts';

const column = guardDocument({
  _id: 'editorial',
  type: 'story',
  canonical_url: '/opinion/articulo/editorial/',
  headlines: { basic: 'El agua que falta' },
  publish_date: '2026-11-20T10:00:00Z',
});

it.each([
  ['weekly', 'Semanario'],
  ['propia', undefined],
])('B17 a column without an author on %s has the name of its site', async (brand, name) => {
  if (!column.ok) throw new Error(column.error.reason);
  const services = {
    content: createMemoryContent({ documents: [column.value] }),
    images: { url: (source: string) => source, srcSet: () => undefined },
    links: createLinks('https://example.com'),
    product: 'semanario',
    clock: { now: () => new Date('2026-11-21T12:00:00Z') },
  };
  const page: BlockPage = {
    ...{ brand, kind: 'section', path: '/opinion/', number: 1, title: '' },
    query: new URLSearchParams(),
  };
  const prepared = await opinionStripBlock.prepare({ published: true }, services, page);
  const html = prepared ? renderToString(prepared.element) : '';
  expect(/class="author">([^<]*)</.exec(html)?.[1]).toBe(name);
});
