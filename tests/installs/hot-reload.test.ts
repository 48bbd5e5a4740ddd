import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Browser } from 'playwright-core';
import type { Framework } from '../../src/cli/init.ts';
import { launch } from '../../tools/chromium.ts';
import { newspaper, type Newspaper } from '../examples/newspaper.ts';

/** The development server of each newspaper, as its `npm run dev` starts it. */
const SERVERS: readonly (readonly [Framework, readonly string[]])[] = [
  ['vite', ['server.ts', '--dev']],
  ['react-router', ['node_modules/@react-router/dev/bin.cjs', 'dev', '--port', '$PORT']],
  ['next', ['node_modules/next/dist/bin/next', 'dev']],
  ['astro', ['node_modules/astro/bin/astro.mjs', 'dev', '--port', '$PORT']],
];

let browser: Browser;
let project: Newspaper | undefined;
beforeAll(async () => {
  browser = await launch();
});
afterEach(() => project?.remove());
afterAll(() => browser?.close());

describe('a development server', () => {
  it.each(SERVERS)('of %s shows a changed piece, and keeps what was typed', async (framework, command) => {
    project = await newspaper(framework, inject('tarball').path);
    const address = await project.start(command, { NODE_ENV: 'development' });
    const page = await browser.newPage();
    // The first visit may end with a reload, when the server has found further packages to prepare.
    await page.goto(`${address}/entrar/`, { waitUntil: 'networkidle' });
    await page.goto(`${address}/entrar/`, { waitUntil: 'networkidle' });
    const email = page.getByLabel(/^(Correo|Usuario)/);
    // The form has woken when it refuses an empty answer.
    await page.getByRole('button', { name: 'Iniciar sesión' }).click();
    await page.getByText('El campo es obligatorio').first().waitFor();
    await email.fill('lectora@ejemplo.co');
    await page.evaluate(() => Object.assign(window, { same: true }));

    const file = join(project.dir, 'newspaper/client/SignIn.tsx');
    const changed = readFileSync(file, 'utf8').replace(
      '<AuthForm site={SITE} {...props} />',
      '<AuthForm site={SITE} {...props} /><p>El cambio se ve</p>',
    );
    expect(changed).toContain('El cambio se ve');
    writeFileSync(file, changed);

    await page.getByText('El cambio se ve').waitFor();
    expect(await email.inputValue()).toBe('lectora@ejemplo.co');
    expect(await page.evaluate(() => 'same' in window)).toBe(true);
    await page.close();
  });
});
