import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { launch } from '../../tools/chromium.ts';
import { lockedIn } from '../examples/newspaper.ts';
import { manager, withoutPackages } from './made.ts';

/** The version that docs/support.md names. */
const PNPM = '12.21.0';

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
});
