/**
 * Builds the documentation site into `docs-static`: `npm run docs`. It is Storybook with the sizes of all pieces, which need a
 * build of the package, and with their pictures in all brands, which a browser draws first, in some minutes. It needs no
 * server: any host of files can publish it.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SHEETS_PATH } from '../.storybook/package-facts.ts';
import { ROOT } from './entries.ts';
import { pieceSizes } from './piece-sizes.ts';

const PREPARED = join(ROOT, '.cache/docs');

rmSync(PREPARED, { recursive: true, force: true });
mkdirSync(PREPARED, { recursive: true });
writeFileSync(join(PREPARED, 'piece-sizes.json'), JSON.stringify(await pieceSizes(), null, 2));
const run = (command: string, args: string[], env: NodeJS.ProcessEnv = {}): void => {
  const { status } = spawnSync(command, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (status !== 0) process.exit(status ?? 1);
};
run(process.execPath, ['tools/build-storybook.ts']);
run(process.execPath, ['tests/visual/draw-sheets.ts', join(PREPARED, SHEETS_PATH)]);
run('storybook', ['build', '--quiet', '--disable-telemetry', '--output-dir', 'docs-static'], {
  ROTATIVA_DOCS: '1',
});
