/**
 * Builds the documentation site into `docs-static`: `npm run docs`. It is Storybook with the sizes of all pieces, which need a
 * build of the package, and with their pictures in all brands. It needs no server: any host of files can publish it.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './entries.ts';
import { pieceSizes } from './piece-sizes.ts';

const PREPARED = join(ROOT, '.cache/docs');
const SHEETS = join(PREPARED, 'all-brands');
const BASELINES = join(ROOT, 'tests/visual/__baselines__');

rmSync(PREPARED, { recursive: true, force: true });
mkdirSync(SHEETS, { recursive: true });
writeFileSync(join(PREPARED, 'piece-sizes.json'), JSON.stringify(await pieceSizes(), null, 2));
for (const file of readdirSync(BASELINES)) {
  if (file.endsWith('.all-brands.webp')) copyFileSync(join(BASELINES, file), join(SHEETS, file));
}
const { status } = spawnSync(
  'storybook',
  ['build', '--quiet', '--disable-telemetry', '--output-dir', 'docs-static'],
  { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ROTATIVA_DOCS: '1' } },
);
process.exitCode = status ?? 1;
