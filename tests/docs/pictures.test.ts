import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SOURCE } from '../../compiler/entries.ts';

it('stories and their fixtures have no picture at the root of the host: the documentation may be below a path', () => {
  const files = globSync(['**/*.stories.tsx', '**/fixtures/**/*.{ts,tsx}', '**/authors.fixture.ts'], {
    cwd: SOURCE,
  });
  expect(files.length).toBeGreaterThan(150);
  const wrong = files.filter((file) => {
    const code = readFileSync(join(SOURCE, file), 'utf8');
    // Only snapshots of blocks use it; no story shows its pictures.
    return !file.endsWith('html-of-block.ts') && /['"`]\/pictures\//.test(code);
  });
  expect(wrong, 'import the address of the picture, as `SCENES` does').toEqual([]);
});
