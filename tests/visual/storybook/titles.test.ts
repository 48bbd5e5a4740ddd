import { dirname } from 'node:path/posix';
import { describe, expect, it } from 'vitest';
import { all } from '../chosen-stories.ts';

const capitalised = (name: string): string => name[0]!.toUpperCase() + name.slice(1);

/** `./src/blocks/lists/StoryGrid/StoryGrid.stories.tsx` is `Blocks/Lists/StoryGrid`. */
const titleOf = (importPath: string): string =>
  dirname(importPath).split('/').slice(2).map(capitalised).join('/');

describe('Z2 titles', () => {
  const ofPieces = all.filter(({ importPath }) => importPath.startsWith('./src/'));

  it('follow from the folders', () => {
    expect(ofPieces.length).toBeGreaterThan(0);
    const wrong = ofPieces.filter(
      ({ title, importPath }) =>
        title !== titleOf(importPath) && !title.startsWith(`${titleOf(importPath)}/`),
    );
    expect(wrong.map(({ title, importPath }) => `${title} in ${importPath}`)).toEqual([]);
  });
});
