import { describe, expect, it } from 'vitest';
import { pieces, SOURCE } from '../../compiler/entries.ts';
import { chosenPieces } from './chosen-pieces.ts';

const ALL = pieces(SOURCE);
const chosen = (...files: string[]): Promise<string[]> => chosenPieces(files, false);

describe('the pieces whose styles are compared', () => {
  it('are few when nothing changed that a story shows, in each layer', async () => {
    const few = await chosen('docs/blocks.md', 'src/components/Badge/Badge.mdx', 'src/domain/text/slug.ts');
    expect(few.length).toBeLessThan(15);
    for (const layer of ['components', 'blocks', 'patterns'])
      expect(few.some((piece) => piece.startsWith(layer))).toBe(true);
    expect(few).not.toContain('components/Badge');
  });

  it('have a piece of which the view or a story changed', async () => {
    expect(await chosen('src/components/Badge/Badge.tsx')).toContain('components/Badge');
    expect(await chosen('src/components/Badge/Badge.stories.tsx')).toContain('components/Badge');
  });

  it('have a piece of which the styles changed, and those that show it', async () => {
    const found = await chosen('src/components/Badge/Badge.styles.ts');
    expect(found).toContain('components/Badge');
    expect(found.length).toBeGreaterThan((await chosen()).length + 1);
    expect(found.length).toBeLessThan(ALL.length);
  });

  it('have those whose styles import styles that changed, directly or by others', async () => {
    expect(await chosen('src/components/focus.styles.ts')).toContain('components/Checkbox');
    expect(await chosen('src/patterns/headers/parts/bar/reveal.styles.ts')).toContain(
      'patterns/headers/WeeklyHeader',
    );
  });

  it.each(['compiler/styles/root-css.ts', 'src/styling/compiled-root.ts', 'package-lock.json'])(
    'are all after a change of %s',
    async (file) => {
      expect(await chosen(file)).toEqual(ALL);
    },
  );

  it('are all when git cannot tell, and every night', async () => {
    expect(await chosenPieces(undefined, false)).toEqual(ALL);
    expect(await chosenPieces([], true)).toEqual(ALL);
  });
});
