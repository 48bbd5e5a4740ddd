import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { documentOf } from '../../../domain/fixtures/index.ts';
import { createLinks } from '../../../providers/links/links.ts';
import { createMemoryContent } from '../../../providers/memory/content.ts';
import type { BlockPage } from '../../block-page.ts';
import type { Block } from '../../defineBlock.ts';
import { headlineListBlock, mostReadBlock, numberedTextsBlock } from './StoryTexts.block.ts';

const story = documentOf({
  _id: 'uno',
  type: 'story',
  canonical_url: '/nacion/articulo/uno/',
  headlines: { basic: 'Uno' },
  publish_date: '2026-11-20T10:00:00Z',
  taxonomy: { primary_section: { _id: '/nacion', name: 'Nación' } },
});

const services = {
  content: createMemoryContent({ documents: [story] }),
  images: { url: (source: string) => source, srcSet: () => undefined },
  links: createLinks('https://example.com'),
  clock: { now: () => new Date('2026-11-21T12:00:00Z') },
  product: 'semanario',
};
const page: BlockPage = {
  brand: 'weekly',
  kind: 'section',
  path: '/nacion/',
  query: new URLSearchParams(),
  number: 1,
  title: '',
};

/** The preset that a page document gives the block. */
async function presetOf(block: Block, settings: object): Promise<string | undefined> {
  const shown = await block.prepare({ published: true, ...settings }, services, page);
  return /data-preset="([^"]*)"/.exec(renderToString(shown!.element))?.[1];
}

describe('B1 the blocks of StoryTexts keep the names and settings of page documents', () => {
  it.each([
    ['most-read', mostReadBlock, {}, 'ranked-row'],
    ['most-read', mostReadBlock, { direction: 'column' }, 'ranked-column'],
    ['headline-list', headlineListBlock, {}, 'timed'],
    ['headline-list', headlineListBlock, { times: false }, 'sections'],
    ['numbered-texts', numberedTextsBlock, {}, 'numbered'],
  ] as const)('%s', async (name, block, settings, preset) => {
    expect(block.name).toBe(name);
    expect(await presetOf(block, settings)).toBe(preset);
  });
});

it('N15 the list of the latest says that a story is of yesterday, and no other list changes its dates', async () => {
  const shown = await Promise.all(
    [headlineListBlock, mostReadBlock].map((block) => block.prepare({ published: true }, services, page)),
  );
  const [latest, ranked] = shown.map((one) => JSON.stringify(one?.props));
  expect(latest).toContain('Ayer, 5:00\u00a0a.\u00a0m.');
  expect(ranked).toContain('"20 de noviembre"');
});
