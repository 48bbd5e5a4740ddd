/** Builds the documentation site into `docs-static`: `npm run docs`. Needs a build of the package, for the sizes. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './entries.ts';
import { pieceSizes } from './piece-sizes.ts';

mkdirSync(join(ROOT, '.cache'), { recursive: true });
writeFileSync(join(ROOT, '.cache/piece-sizes.json'), JSON.stringify(await pieceSizes(), null, 2));
const { status } = spawnSync(
  'storybook',
  ['build', '--docs', '--quiet', '--disable-telemetry', '--output-dir', 'docs-static'],
  { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ROTATIVA_DOCS: '1' } },
);
process.exitCode = status ?? 1;
