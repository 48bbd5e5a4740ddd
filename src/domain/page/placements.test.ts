import { describe, expect, it } from 'vitest';
import type { PageDocument } from './document.ts';
import { mapPlacements, placementsOf, withPlacementIds } from './placements.ts';

const page = (regions: PageDocument['regions']): PageDocument => ({ layout: 'front', title: '', regions });
const idsOf = (document: PageDocument) => placementsOf(document).map(({ placement }) => placement.id);

describe('X5 placements of a document', () => {
  it('get ids by region and block with a count, the same each time', () => {
    const document = page({
      main: [{ block: 'story-grid' }, { block: 'ad-slot' }, { block: 'story-grid' }],
      aside: [{ block: 'story-grid' }],
    });
    const named = withPlacementIds(document);
    expect(idsOf(named)).toEqual([
      'main-story-grid-1',
      'main-ad-slot-1',
      'main-story-grid-2',
      'aside-story-grid-1',
    ]);
    expect(withPlacementIds(document)).toEqual(named);
    expect(withPlacementIds(named)).toEqual(named);
  });

  it('keep the ids that are there; the second of two equal ones gets another', () => {
    const document = page({
      main: [
        { block: 'ad-slot' },
        { id: 'main-ad-slot-1', block: 'ad-slot' },
        { id: 'x', block: 'ad-slot' },
        { id: 'x', block: 'ad-slot' },
      ],
    });
    expect(idsOf(withPlacementIds(document))).toEqual([
      'main-ad-slot-2',
      'main-ad-slot-1',
      'x',
      'main-ad-slot-3',
    ]);
  });

  it('are replaced or taken out, and nothing else of the document is changed', () => {
    const document = { ...page({ main: [{ block: 'a' }, { block: 'b' }] }), further: 1 };
    const changed = mapPlacements(document, ({ index, placement }) =>
      index === 0 ? null : { ...placement, version: 2 },
    );
    expect(changed).toEqual({ ...document, regions: { main: [{ block: 'b', version: 2 }] } });
  });
});
