import { beforeAll, describe, expect, it } from 'vitest';
import { bodyGalleryIsland } from '../../src/blocks/body/BodyGallery/island.ts';
import type { Block, BlockPage } from '../../src/blocks/index.ts';
import type { AnsDocument } from '../../src/domain/index.ts';
import { documentOf } from '../../src/domain/fixtures/index.ts';
import { preload } from '../../src/islands/server.tsx';
import type { ContentServices } from '../../src/providers/ports/content-services.ts';
import { LOCKED_DOCUMENTS, lockedPlacesIn } from '../support/locked-documents.ts';
import { bytesOf, SERVICES } from './answers.tsx';

const isBlock = (value: unknown): value is Block =>
  typeof value === 'object' && value !== null && 'prepare' in value && 'settings' in value;

const BLOCKS = Object.values(
  import.meta.glob<Record<string, unknown>>('../../src/blocks/**/*.block.ts', { eager: true }),
)
  .flatMap((module) => Object.values(module))
  .filter(isBlock);

const RAW = Object.values(LOCKED_DOCUMENTS);
const LOCKED = RAW.map((raw) => documentOf(raw));
const OPEN = RAW.map((raw) => documentOf({ ...raw, content_restrictions: { content_code: '1' } }));

/** Every list has these documents, whatever a block asks for. */
const services = (documents: AnsDocument[]): ContentServices => ({
  ...SERVICES,
  content: {
    ...SERVICES.content,
    feed: () => Promise.resolve({ content_elements: documents, count: documents.length }),
    gallery: () => Promise.resolve(documents.find(({ type }) => type === 'gallery') ?? null),
    document: () => Promise.resolve(documents[0] ?? null),
  },
});

const SETTINGS = {
  published: true,
  section: '/nacion',
  collectionId: 'portada',
  galleryId: '',
  title: 'Nación',
};

/** The props and the HTML of a block, below no article and below each of the documents. */
async function shownBy(block: Block, documents: AnsDocument[]): Promise<string> {
  const pages = [undefined, ...documents].map((document): BlockPage => ({
    brand: 'weekly',
    kind: document ? 'article' : 'section',
    path: document?.canonical_url ?? '/nacion/',
    query: new URLSearchParams(),
    number: 1,
    title: '',
    ...(document && { document }),
  }));
  const shown = await Promise.all(pages.map((page) => block.prepare(SETTINGS, services(documents), page)));
  return shown.map((one) => (one ? bytesOf(one.props) + bytesOf(one.element) : '')).join('\n');
}

beforeAll(() => preload([bodyGalleryIsland, ...BLOCKS.flatMap(({ islands }) => islands)]));

describe('P1 the blocks of a page', () => {
  it('are all asked', () => {
    expect(BLOCKS.length).toBeGreaterThan(30);
  });

  it('show texts of open stories in these', async () => {
    const showing = await Promise.all(
      BLOCKS.map(async (block) => (lockedPlacesIn(await shownBy(block, OPEN)).length > 0 ? block.name : '')),
    );
    const names = ['episode-list', 'gallery-strip', 'price-list', 'quote-band'];
    expect(showing.filter(Boolean).sort()).toEqual(names);
  });

  it.each(BLOCKS.map((block) => [block.name, block] as const))(
    '%s shows none of a locked story',
    async (_name, block) => {
      expect(lockedPlacesIn(await shownBy(block, LOCKED))).toEqual([]);
    },
  );
});
