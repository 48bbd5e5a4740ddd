import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Browser } from 'playwright-core';
import { launch } from '../../tools/chromium.ts';
import type { Newspaper } from '../examples/newspaper.ts';
import { withoutPackages } from './made.ts';

const COMPILER = '1.0.0';
let project: Newspaper;
let browser: Browser;
beforeAll(async () => {
  project = await withoutPackages('next', inject('tarball').path, {
    'babel-plugin-react-compiler': COMPILER,
  });
  await project.run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error']);
  const config = join(project.dir, 'next.config.ts');
  writeFileSync(
    config,
    readFileSync(config, 'utf8').replace(
      'trailingSlash: true,',
      'trailingSlash: true,\n  reactCompiler: true,',
    ),
  );
  await project.run('next', ['build'], { NEXT_TELEMETRY_DISABLED: '1', CI: '1' });
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  project?.remove();
});

describe('the Next newspaper with React Compiler', () => {
  it('has compiled components, and its menus, forms and messages work', async () => {
    // The mark of a memoised component of the app, in what a browser loads.
    const scripts = globSync('.next/static/**/*.js', { cwd: project.dir }).map((file) =>
      readFileSync(join(project.dir, file), 'utf8'),
    );
    expect(scripts.some((text) => text.includes('react.memo_cache_sentinel'))).toBe(true);
    const address = await project.start(['node_modules/next/dist/bin/next', 'start']);
    const page = await browser.newPage();
    const said: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') said.push(message.text());
    });
    page.on('pageerror', (error) => said.push(error.message));
    await page.goto(`${address}/entrar/`, { waitUntil: 'networkidle' });
    await page.getByLabel(/^(Correo|Usuario)/).fill('lectora@ejemplo.co');
    await page.getByRole('button', { name: 'Iniciar sesión' }).click();
    await page.getByText('El campo es obligatorio').first().waitFor();
    await page.locator('input[name=password]').fill('equivocada-1');
    expect(await page.getByText('El campo es obligatorio').count()).toBe(0);
    await page.getByRole('button', { name: 'Iniciar sesión' }).click();
    await page.getByText('El usuario o la contraseña no son válidos').waitFor();
    expect(said.filter((text) => !/status of 401/.test(text))).toEqual([]);
  });
});
