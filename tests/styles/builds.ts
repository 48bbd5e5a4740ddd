import type { TestProject } from 'vitest/node';
import { changedFiles } from '../../tools/changed-files.ts';
import { buildStorybook, SOURCES } from '../../tools/storybook-build.ts';
import { chosenPieces } from './chosen-pieces.ts';
import { RUNTIME } from './workbench.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The pieces whose styles are compared. */
    pieces: readonly string[];
  }
}

/** Chooses the pieces, and builds Storybook as it is published and, with these pieces only, with runtime roots. */
export default async function setup({ provide }: TestProject): Promise<void> {
  const { files, since } = changedFiles();
  const pieces = await chosenPieces(files);
  console.log(`Styles of ${pieces.length} pieces are compared (${since})`);
  provide('pieces', pieces);
  buildStorybook();
  buildStorybook({
    folder: RUNTIME,
    config: 'tests/styles/storybook',
    sources: [...SOURCES, 'tests/styles/storybook'],
    args: ['--test'],
    env: { PIECES: pieces.join(' '), ROTATIVA_STYLES: 'runtime' },
  });
}
