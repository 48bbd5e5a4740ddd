/**
 * The cost of each piece for a page: `npm run report` records it in `reports/sizes.txt`, `--check` fails when a size grows,
 * or when a package of others comes in. Requires a build.
 */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DIST, ROOT } from './entries.ts';
import { fileSize, pieceSizes, importSize } from './piece-sizes.ts';
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
const MOST_OVER: Readonly<Record<string, { library: string; bytes: number }>> = {
  'components/Carousel': { library: `export { default } from 'embla-carousel-react';`, bytes: 2500 },
  'components/Dialog': { library: `export * from '@radix-ui/react-dialog';`, bytes: 500 },
};

/** Says which pieces cost more than they may beyond their library: one sentence each. */
async function overFindings(table: SizeTable): Promise<string[]> {
  const findings: string[] = [];
  for (const [piece, { library, bytes }] of Object.entries(MOST_OVER)) {
    const over = table[`${piece} script`]!.bytes - (await importSize(library)).script;
    if (over > bytes) findings.push(`${piece} has ${over} B beyond its library; ${bytes} B are allowed`);
  }
  return findings;
}

async function measure(): Promise<SizeTable> {
  const table: Record<string, Size> = {};
  for (const [piece, { script, later, css, packages, laterPackages }] of Object.entries(await pieceSizes())) {
    table[`${piece} script`] = { bytes: script, packages };
    if (later > 0) table[`${piece} later`] = { bytes: later, packages: laterPackages };
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
  const findings = [...sizeFindings(recorded, now).values(), ...(await overFindings(now))];
  for (const finding of findings) console.error(finding);
  if (findings.length > 0) {
    console.error('Make it smaller. If it must be so, run `npm run report`, and say in the commit why.');
    process.exitCode = 1;
  }
} else {
  writeFileSync(RECORD, writeTable(recordFindings(recorded, now)));
}
