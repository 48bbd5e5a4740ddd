import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../compiler/entries.ts';
import { EDIT, REPOSITORY } from '../../docs-site/addresses.ts';
import { openSite } from './browser.ts';
import { SITE } from './site.ts';

const site = openSite();
const read = (path: string): string => readFileSync(join(SITE, path), 'utf8');
const ALL = (JSON.parse(read('data/pages.json')) as { pages: { path: string }[] }[])
  .flatMap(({ pages }) => pages)
  .map(({ path }) => path.slice(1));

describe('Z2 each page', () => {
  it('is there as Markdown, which it names', () => {
    for (const path of ALL) {
      expect(read(`${path}index.html`)).toContain(
        `<link rel="alternate" type="text/markdown" href="/${path}index.md"/>`,
      );
      expect(read(`${path}index.md`), path).toMatch(/^# \S/);
    }
  });

  it('leads to the files that are read and changed', () => {
    const files = ALL.flatMap((path) =>
      [...read(`${path}index.html`).matchAll(/href="([^"]*)"/g)]
        .map(([, href = '']) =>
          [EDIT, REPOSITORY].map((start) => href.startsWith(start) && href.slice(start.length)),
        )
        .flat()
        .filter((file) => file !== false)
        .map((file) => file.split('#')[0]!),
    );
    expect(files).toContain('src/components/Dialog/Dialog.tsx');
    expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  });
});

describe('Z2 the tools of a page', () => {
  it('copy it as Markdown', async () => {
    const page = await site.open('components/Dialog/', {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await page.getByRole('button', { name: 'Copy as Markdown' }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      read('components/Dialog/index.md'),
    );
  });

  it('copy a sample', async () => {
    const page = await site.open('install/', { permissions: ['clipboard-read', 'clipboard-write'] });
    await page.getByRole('button', { name: 'Copy', exact: true }).first().click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'npm install rotativa react react-dom',
    );
  });
});

describe('Z2 commands', () => {
  it('are those of the package manager that a reader chooses, in the next pages too', async () => {
    const page = await site.open('install/');
    await page.getByLabel('Package manager').first().selectOption('pnpm');
    const command = page.locator('.docs-code code').first();
    expect(await command.textContent()).toBe('pnpm add rotativa react react-dom');
    await page.goto(new URL('/', page.url()).href);
    expect(await page.locator('.docs-install code').textContent()).toBe('pnpm add rotativa react react-dom');
  });
});

describe('Z2 the contents of a page', () => {
  const current = '.docs-contents [aria-current]';

  it('mark the heading that is read', async () => {
    const page = await site.open('guides/csp/');
    const last = page.locator('.docs-body h2').last();
    await last.evaluate((heading) => heading.scrollIntoView({ block: 'start' }));
    await expect.poll(() => page.locator(current).count()).toBe(1);
    await page
      .locator('.docs-body h2')
      .nth(1)
      .evaluate((heading) => heading.scrollIntoView({ block: 'start' }));
    const words = await page.locator('.docs-contents a').nth(1).textContent();
    await expect.poll(() => page.locator(current).textContent()).toBe(words);
  });

  it('are under a button on a phone, without a script too', async () => {
    const page = await site.open('guides/csp/', {
      viewport: { width: 360, height: 740 },
      javaScriptEnabled: false,
    });
    const link = page.locator('.docs-contents a').first();
    expect(await link.isVisible()).toBe(false);
    await page.locator('.docs-contents summary').click();
    await link.click();
    expect(new URL(page.url()).hash).not.toBe('');
  });
});

describe('Z2 an address that leads nowhere', () => {
  it.each([
    ['components/dialgo/', '/components/Dialog/'],
    ['docs/paywall.html', '/guides/paywall/'],
  ])('%s offers %s', async (path, expected) => {
    const page = await site.open('404.html');
    await page.route(`**/${path}`, (route) =>
      route.fulfill({ body: read('404.html'), contentType: 'text/html' }),
    );
    await page.goto(new URL(`/${path}`, page.url()).href);
    const near = page.getByRole('main').locator('[data-near] a');
    await near.first().waitFor();
    expect(await near.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toContain(
      new URL(expected, page.url()).href,
    );
  });
});
