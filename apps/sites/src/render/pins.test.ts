import { cardGridBlock } from 'rotativa/blocks/lists/StoryGrid';
import { headlineListBlock } from 'rotativa/blocks/lists/StoryTexts';
import { leadPackageBlock } from 'rotativa/blocks/openings/LeadPackage';
import { placementsOf, type AnsDocument } from 'rotativa/domain';
import { createLinks } from 'rotativa/providers';
import { createMemoryContent } from 'rotativa/providers/memory';
import type { PageDocument } from 'rotativa/blocks';
import { describe, expect, it } from 'vitest';
import fc from '../../../../tests/support/fuzz.ts';
import { documentOf, sampleDocument, sampleJson } from '../../../../tests/contract/documents.ts';
import { preparePage } from './prepare.ts';

const IDS = Array.from({ length: 12 }, (_, index) => `nota-${index}`);
const DOCUMENTS = IDS.map((id, index) =>
  sampleDocument({ id, published: `2025-06-${String(index + 10)}T12:00:00Z` }),
);

/** A story as a collection gives it. */
function placed(id: string, pinned: boolean): AnsDocument {
  const extra = { additional_properties: { collection_place: { id, pinned, original: {} } } };
  return documentOf({ ...sampleJson({ id }), ...(pinned && extra) });
}

interface Curated {
  readonly block: string;
  readonly size: number;
  readonly pinned: readonly string[];
  readonly others: readonly string[];
}

/** One that shows the stories of a collection, or the newest without pins and other stories. */
const blockOf = ({ block, size, pinned, others }: Curated, index: number) => ({
  id: `block-${index}`,
  block,
  settings: {
    published: true,
    feedSize: size,
    collectionId: pinned.length + others.length > 0 ? `block-${index}` : '',
  },
});

/** The stories of each block of a page, by the id of its placement. */
async function shownOn(blocks: readonly Curated[], order = blocks.map((_, index) => index)) {
  const collections = new Map(
    blocks.map(({ pinned, others }, index): [string, AnsDocument[]] => [
      `block-${index}`,
      [...pinned.map((id) => placed(id, true)), ...others.map((id) => placed(id, false))],
    ]),
  );
  const memory = createMemoryContent({ documents: DOCUMENTS });
  const document: PageDocument = {
    layout: 'front',
    title: '',
    regions: { main: order.map((index) => blockOf(blocks[index]!, index)) },
  };
  const shown = new Map(
    placementsOf(document).map(({ placement: { id = '' } }): [string, string[]] => [id, []]),
  );
  await preparePage(document, {
    blocks: new Map([leadPackageBlock, cardGridBlock, headlineListBlock].map((block) => [block.name, block])),
    services: {
      content: {
        ...memory,
        feed: async (request, options) => {
          if (request.source !== 'content-api-collections') return memory.feed(request, options);
          const found = collections.get(request.query.queryString) ?? [];
          return { content_elements: found, count: found.length };
        },
      },
      images: { url: (source) => source, srcSet: () => undefined },
      links: createLinks('https://example.com'),
      product: 'semanario',
      clock: { now: () => new Date('2025-06-30T12:00:00Z') },
    },
    page: {
      brand: 'weekly',
      kind: 'home',
      path: '/',
      query: new URLSearchParams(),
      number: 1,
      title: '',
    },
    budgetMs: 10_000,
    onError: (error) => {
      throw error;
    },
    onClaim: (id, claim) => void shown.get(id)!.push(...claim.shown.map(({ _id }) => _id)),
  });
  return shown;
}

const automatic = (block: string, size: number): Curated => ({ block, size, pinned: [], others: [] });

/** Blocks whose pins are of them alone; their other stories may be anyone's. */
const pages = fc
  .tuple(
    fc.shuffledSubarray(IDS, { maxLength: 8 }),
    fc.array(
      fc.record({
        block: fc.constantFrom('lead-package', 'card-grid', 'headline-list'),
        size: fc.integer({ min: 1, max: 5 }),
        pins: fc.integer({ min: 0, max: 3 }),
        others: fc.shuffledSubarray(IDS, { maxLength: 4 }),
      }),
      { minLength: 2, maxLength: 6 },
    ),
  )
  .map(([free, blocks]) => {
    const left = [...free];
    return blocks.map(({ pins, others, ...rest }): Curated => {
      const pinned = left.splice(0, pins);
      return { ...rest, pinned, others: others.filter((id) => !pinned.includes(id)) };
    });
  })
  .chain((blocks) =>
    fc.tuple(fc.constant(blocks), fc.shuffledSubarray([...blocks.keys()], { minLength: blocks.length })),
  );

describe('X5 what editors pinned', () => {
  it('stays in its block, below the newest and other picks', async () => {
    const newest = automatic('card-grid', 4);
    const picks: Curated = { block: 'card-grid', size: 2, pinned: [], others: ['nota-3', 'nota-5'] };
    const rest: Curated = { block: 'headline-list', size: 2, pinned: ['nota-11', 'nota-3'], others: [] };
    expect(Object.fromEntries(await shownOn([newest, picks, rest]))).toEqual({
      'block-0': ['nota-10', 'nota-9', 'nota-8', 'nota-7'],
      'block-1': ['nota-5'],
      'block-2': ['nota-11', 'nota-3'],
    });
  });

  it('goes to the first of two blocks, and what a block has no room for to the others', async () => {
    const one: Curated = { block: 'card-grid', size: 1, pinned: ['nota-11', 'nota-10'], others: [] };
    const other: Curated = { block: 'card-grid', size: 3, pinned: ['nota-11', 'nota-2'], others: [] };
    expect(Object.fromEntries(await shownOn([automatic('card-grid', 1), one, other]))).toEqual({
      'block-0': ['nota-10'],
      'block-1': ['nota-11'],
      'block-2': ['nota-2'],
    });
  });

  it('is shown whatever the order of the blocks, and each story once', async () => {
    await fc.assert(
      fc.asyncProperty(pages, async ([blocks, order]) => {
        const shown = await shownOn(blocks, order);
        for (const [index, { pinned, size }] of blocks.entries())
          expect(shown.get(`block-${index}`)!.slice(0, size)).toEqual(
            expect.arrayContaining(pinned.slice(0, size)),
          );
        const all = [...shown.values()].flat();
        expect(new Set(all).size).toBe(all.length);
      }),
    );
  });
});
