import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { documentOf } from '../../../domain/fixtures/index.ts';
import { createLinks } from '../../../providers/links/links.ts';
import { createMemoryContent } from '../../../providers/memory/content.ts';
import type { BlockPage } from '../../block-page.ts';
import { latestBoxBlock } from './LatestBox.block.ts';

const story = (name: string, hour: number, section: string) =>
  documentOf({
    _id: name,
    type: 'story',
    canonical_url: `${section}/articulo/${name}/`,
    headlines: { basic: name },
    publish_date: `2026-11-20T${hour}:00:00Z`,
    taxonomy: { primary_section: { _id: section, name: section } },
  });

it('B1 shows the five newest, without print editions and the story of the page', async () => {
  const names = ['uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete'];
  const documents = [
    story('impresa', 23, '/edicion'),
    ...names.map((name, at) => story(name, 22 - at, '/nacion')),
  ];
  const services = {
    content: createMemoryContent({ documents }),
    images: { url: (source: string) => source, srcSet: () => undefined },
    links: createLinks('https://example.com'),
    product: 'semanario',
    clock: { now: () => new Date('2026-11-21T12:00:00Z') },
  };
  const page: BlockPage = {
    brand: 'weekly',
    kind: 'article',
    path: '/nacion/articulo/uno/',
    query: new URLSearchParams(),
    number: 1,
    title: '',
    document: documents[1]!,
  };
  const shown = await latestBoxBlock.prepare({ published: true }, services, page);
  const html = renderToString(shown!.element);
  const shownNames = [...html.matchAll(/<\/time>\s*(?:<!-- -->)?\s*([^<]*)<\/a>/g)].map(([, name]) => name);
  expect(shownNames).toEqual(names.slice(1, 6));
});
