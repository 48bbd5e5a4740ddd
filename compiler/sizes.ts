/**
 * The cost of each piece for a page: `npm run report` records it in `reports/sizes.txt`, `--check` fails when a size grows,
 * or when a package of others comes in. Requires a build.
 */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DIST, ROOT } from './entries.ts';
import { fileSize, importSize, pieceSizes, sizeAtOnce } from './piece-sizes.ts';
import {
  readTable,
  recordFindings,
  sizeFindings,
  writeTable,
  type Size,
  type SizeTable,
} from './size-table.ts';

const RECORD = join(ROOT, 'reports/sizes.txt');

/** The most that a piece may cost at once beyond the library that it is made of, in bytes after brotli. */
const MOST_OVER = [
  { piece: 'Carousel', library: `export { default } from 'embla-carousel-react';`, most: 2500 },
  { piece: 'Dialog', library: `export * from '@radix-ui/react-dialog';`, most: 500 },
] as const;

/** Says which pieces cost more than they may beyond their library: one sentence each. */
async function overFindings(): Promise<string[]> {
  const findings: string[] = [];
  for (const { piece, library, most } of MOST_OVER) {
    const code = `export { ${piece} } from './components/${piece}/index.js';`;
    const over = (await sizeAtOnce(code)) - (await sizeAtOnce(library));
    if (over > most)
      findings.push(`components/${piece} has ${over} B at once beyond its library; ${most} B are allowed`);
  }
  return findings;
}

async function measure(): Promise<SizeTable> {
  const table: Record<string, Size> = {};
  for (const [piece, { script, css, packages }] of Object.entries(await pieceSizes())) {
    table[`${piece} script`] = { bytes: script, packages };
    table[`${piece} css`] = { bytes: css };
  }
  // By name from the barrel: nothing but the piece is bundled, and nothing of its editor's form.
  const { script, packages } = await importSize(`export { StoryGrid } from './index.js';`);
  table['index.js { StoryGrid } script'] = { bytes: script, packages };
  for (const path of globSync('{base,themes/*}.css', { cwd: DIST })) table[path] = { bytes: fileSize(path) };
  return table;
}

const now = await measure();
const recorded = existsSync(RECORD) ? readTable(readFileSync(RECORD, 'utf8')) : {};
if (process.argv.includes('--check')) {
  const findings = [...sizeFindings(recorded, now).values(), ...(await overFindings())];
  for (const finding of findings) console.error(finding);
  if (findings.length > 0) {
    console.error('Make it smaller. If it must be so, run `npm run report`, and say in the commit why.');
    process.exitCode = 1;
  }
} else {
  writeFileSync(RECORD, writeTable(recordFindings(recorded, now)));
}
