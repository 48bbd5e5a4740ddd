import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { launch } from '../../tools/chromium.ts';
import { lockedIn } from '../examples/newspaper.ts';
import { manager, withoutPackages } from './made.ts';

/** Versions that docs/support.md names. */
const PNPM = '12.21.0';
const YARN = '4.18.1';

const STORY = '/region/articulo/vuelve-el-tren/';
const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean();
});

/** Opens a locked story of the newspaper at an address, and its sign-in. @returns what the console said */
async function readStory(address: string): Promise<string[]> {
  const browser = await launch();
  cleanups.push(() => browser.close());
  const page = await browser.newPage();
  const said: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(error.message));
  await page.goto(address + STORY, { waitUntil: 'networkidle' });
  expect(lockedIn(await page.content())).toEqual([]);
  await page.locator('.rt-promo-box .sign-in a').click();
  await page.waitForURL(/\/entrar\//);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await page.getByText('El campo es obligatorio').first().waitFor();
  return said;
}

describe('the Vite newspaper', () => {
  it('is installed by pnpm without hoisting and with strict peers, checked, built and read', async () => {
    const pnpm = await manager(`pnpm@${PNPM}`);
    cleanups.push(pnpm.remove);
    const project = await withoutPackages('vite', inject('tarball').path);
    cleanups.push(project.remove);
    writeFileSync(
      join(project.dir, 'pnpm-workspace.yaml'),
      'nodeLinker: isolated\nhoist: false\npublicHoistPattern: []\nstrictPeerDependencies: true\nautoInstallPeers: false\n',
    );
    const bin = join(pnpm.dir, 'node_modules/.bin/pnpm');
    await project.run(bin, ['install', '--no-frozen-lockfile', '--store-dir', join(pnpm.dir, 'store')]);
    // The library alone reaches the packages that it depends on.
    expect(existsSync(join(project.dir, 'node_modules/rotativa'))).toBe(true);
    expect(existsSync(join(project.dir, 'node_modules/@conform-to'))).toBe(false);
    await project.run(bin, ['run', 'build'], { CI: '1' });
    expect(await readStory(await project.start(['server.ts']))).toEqual([]);
  });

  it("is installed by Yarn with Plug'n'Play, checked, built and read", async () => {
    const yarn = await manager(`@yarnpkg/cli-dist@${YARN}`);
    cleanups.push(yarn.remove);
    // TypeScript knows Plug'n'Play by a patch of Yarn's only, so `tsc` is tried by pnpm.
    const project = await withoutPackages('vite', inject('tarball').path);
    cleanups.push(project.remove);
    writeFileSync(
      join(project.dir, '.yarnrc.yml'),
      `nodeLinker: pnp\npnpMode: strict\nenableGlobalCache: false\nenableTelemetry: false\ncacheFolder: ${join(yarn.dir, 'cache')}\n`,
    );
    rmSync(join(project.dir, 'package-lock.json'), { force: true });
    writeFileSync(join(project.dir, 'yarn.lock'), '');
    const bin = join(yarn.dir, 'node_modules/@yarnpkg/cli-dist/bin/yarn.js');
    const yarnRun = (...args: string[]) => project.run('node', [bin, ...args], { CI: '' });
    await yarnRun('install', '--no-immutable');
    expect(existsSync(join(project.dir, 'node_modules/rotativa'))).toBe(false);
    await yarnRun('vite', 'build');
    const loaders = `--require ${join(project.dir, '.pnp.cjs')} --experimental-loader ${pathToFileURL(join(project.dir, '.pnp.loader.mjs')).href}`;
    const address = await project.start(['server.ts'], { NODE_OPTIONS: loaders });
    expect(await readStory(address)).toEqual([]);
  });
});
