import { renderToStaticMarkup } from 'react-dom/server';
import type { BlockPage } from 'rotativa/blocks';
import { createLinks, type ContentServices } from 'rotativa/providers';
import { createMemoryContent } from 'rotativa/providers/memory';
import { sampleDocument } from 'rotativa/testing/contract';
import { expect, it } from 'vitest';
import { front, mainRegion } from './main-region.tsx';
import { topicListBlock } from './topic-list.ts';

const documents = [
  sampleDocument({ id: 'acuerdo', headline: 'Firman el acuerdo', tag: 'paz', image: false }),
  sampleDocument({ id: 'tren', headline: 'Vuelve el tren', tag: 'trenes' }),
];
const services: ContentServices = {
  content: createMemoryContent({ documents }),
  images: { url: (source) => source, srcSet: () => undefined },
  links: createLinks('https://www.example.com'),
  clock: { now: () => new Date('2026-03-01T12:00:00Z') },
  product: 'revista',
};
const page: BlockPage = {
  brand: 'weekly',
  kind: 'home',
  path: '/',
  query: new URLSearchParams(),
  number: 1,
  title: '',
};

it('shows the stories of its topic', async () => {
  const html = renderToStaticMarkup(await mainRegion(front, services, page));
  expect(html).toContain('Firman el acuerdo');
  expect(html).not.toContain('Vuelve el tren');
});

it('is hidden without a topic and until an editor publishes it', async () => {
  expect(await topicListBlock.load({ published: true }, services, page)).toBeNull();
  expect(await topicListBlock.load({ tag: 'paz' }, services, page)).toBeNull();
});
