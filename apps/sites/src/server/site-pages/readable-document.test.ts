import type { Block, BlockPlacement, PageDocument } from 'rotativa/blocks';
import { describe, expect, it, onTestFinished } from 'vitest';
import { PAGES } from '../../pages/documents/index.ts';
import { BLOCKS } from '../../views/blocks.ts';
import { readableDocument } from './readable-document.ts';

const ROW = { id: 'fila', block: 'section-row', settings: { section: '/nacion', published: true } };
const [NAME, BLOCK] = [ROW.block, BLOCKS.get(ROW.block)!];

/** The shown part of a document with these blocks, and its faults. */
function read(...main: BlockPlacement[]) {
  const { document, faults } = readableDocument({ ...PAGES.weekly.home, regions: { main } });
  return [document?.regions['main'] ?? [], faults] as const;
}

/** The block of rows as a newer build has it, for a test. */
function plant(change: Partial<Block>): void {
  const blocks = BLOCKS as Map<string, Block>;
  blocks.set(NAME, { ...BLOCK, ...change } as Block);
  onTestFinished(() => void blocks.set(NAME, BLOCK));
}

describe('X5 the readable part of a document', () => {
  it('is all of it in the documents of this build', () => {
    for (const document of [PAGES.weekly.home, PAGES.daily.home])
      expect(readableDocument(document).faults).toEqual([]);
    expect(read(ROW)).toEqual([[ROW], []]);
  });

  it('is none of one with an unknown layout', () => {
    const document: PageDocument = { ...PAGES.weekly.home, layout: 'de-otra-casa' };
    expect(readableDocument(document)).toEqual({
      document: undefined,
      faults: ['there is no layout de-otra-casa'],
    });
  });

  it.each<[string, BlockPlacement, string]>([
    ['an unknown block', { id: 'x', block: 'no-such' }, 'x: there is no block no-such'],
    ['one without an id', { block: 'no-such' }, 'no-such: there is no block no-such'],
    ['a newer version', { ...ROW, version: 99 }, `fila: its version 99 is newer than ${BLOCK.version}`],
    ['a wrong setting', { ...ROW, settings: { section: 7 } }, 'fila: its setting section is wrong: '],
  ])('is without %s', (_what, placement, fault) => {
    const [shown, faults] = read(placement, ROW);
    expect([shown, faults.length]).toEqual([[ROW], 1]);
    expect(faults[0]).toContain(fault);
  });

  it('has a block whose settings are not all known, and says which', () => {
    const strange = { ...ROW, settings: { ...ROW.settings, colour: 'red', size: 3 } };
    const [shown, faults] = read(strange);
    expect(shown).toHaveLength(1);
    expect(faults).toEqual(['fila: there is no setting colour', 'fila: there is no setting size']);
  });

  it('has older settings as those of this build, and not those that cannot be changed into them', () => {
    plant({ version: 2, migrate: (given) => ({ ...(given as object), section: '/economia' }) });
    const [[shown], faults] = read({ ...ROW, version: 1 });
    expect([shown?.settings, faults]).toEqual([{ section: '/economia', published: true }, []]);
    plant({
      version: 2,
      migrate: () => {
        throw new Error('broken');
      },
    });
    expect(read(ROW)).toEqual([[], ['fila: its settings of version 1 cannot be migrated: Error: broken']]);
  });
});
