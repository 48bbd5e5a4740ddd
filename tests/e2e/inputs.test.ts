import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ALWAYS, presentFiles } from './inputs.ts';

const LINKS = 'tests/e2e/sites/links.test.ts';
const PRINT = 'tests/e2e/sites/print.test.ts';
const FILES: Readonly<Record<string, string>> = {
  [LINKS]: "import { faults } from '../../support/faults.ts';",
  [PRINT]: '',
  'tests/support/faults.ts': '',
  'tests/e2e/support/open-page.ts': '',
  'tests/e2e/vitest.config.ts': '',
  'tests/e2e/passed.txt': '',
  'tests/e2e/inputs.ts': '',
  'src/components/Button/Button.tsx': '',
  'src/components/Button/Button.test.tsx': '',
  'src/components/Button/Button.stories.tsx': '',
  'src/components/Button/Button.mdx': '',
  'src/themes/generated/weekly.css': '',
  'apps/sites/src/server/app.ts': '',
  'apps/content/stories/weekly/nacion/pozo.md': '',
  'apps/content/README.md': '',
  'apps/sandbox/src/seed/compile.ts': '',
  'apps/sandbox/drizzle/0000.sql': '',
  'apps/sandbox/tests/open-app.ts': '',
  'apps/pictures/drawn/mar.jpg': '',
  'apps/pictures/src/mar.ts': '',
  'compiler/styles/vite-plugin.ts': '',
  'tools/chromium.ts': '',
  'package-lock.json': '{}',
  'docs/paywall.md': '',
  '.changeset/new.md': '',
};

let root: string;
const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'e2e-inputs-'));
  for (const [file, text] of Object.entries(FILES)) write(file, text);
});
afterAll(() => rmSync(root, { recursive: true }));

/** The files whose hash is another while one has another text. */
function changed(file: string): string[] {
  const before = presentFiles(root, Object.keys(FILES));
  write(file, `${FILES[file]} `);
  const after = presentFiles(root, Object.keys(FILES));
  write(file, FILES[file]!);
  return [...after].filter(([name, hash]) => before.get(name) !== hash).map(([name]) => name);
}

describe('Z3 what a file of browser tests is made of', () => {
  it.each([
    'src/components/Button/Button.tsx',
    'src/themes/generated/weekly.css',
    'apps/sites/src/server/app.ts',
    'apps/content/stories/weekly/nacion/pozo.md',
    'apps/sandbox/src/seed/compile.ts',
    'apps/sandbox/drizzle/0000.sql',
    'apps/pictures/drawn/mar.jpg',
    'compiler/styles/vite-plugin.ts',
    'tests/e2e/support/open-page.ts',
    'tests/e2e/vitest.config.ts',
    'tools/chromium.ts',
    'package-lock.json',
  ])('all change with %s', (file) => {
    expect(changed(file)).toEqual([LINKS, PRINT]);
  });

  it.each([LINKS, 'tests/support/faults.ts'])('one changes with %s', (file) => {
    expect(changed(file)).toEqual([LINKS]);
  });

  it.each([
    'src/components/Button/Button.test.tsx',
    'src/components/Button/Button.stories.tsx',
    'src/components/Button/Button.mdx',
    'apps/content/README.md',
    'apps/sandbox/tests/open-app.ts',
    'apps/pictures/src/mar.ts',
    'tests/e2e/passed.txt',
    'tests/e2e/inputs.ts',
    'docs/paywall.md',
    '.changeset/new.md',
  ])('none changes with %s', (file) => {
    expect(changed(file)).toEqual([]);
  });

  it('is known of every file, and the journeys that every gate tries exist', () => {
    const present = presentFiles();
    expect(present.size).toBeGreaterThan(60);
    expect(ALWAYS.filter((file) => !present.has(file))).toEqual([]);
  });
});
