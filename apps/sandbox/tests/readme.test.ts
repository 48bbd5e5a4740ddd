import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../src/app.ts';
import { TEST_CARDS } from '../src/gateway/cards.ts';
import { TEST_TOKENS } from '../src/gateway/test-tokens.ts';
import { SEED_PASSWORD, SEED_READERS } from '../src/seed/readers.ts';
import { SEED_STAFF, STAFF_SEED_PASSWORD } from '../src/seed/staff.ts';
import { PRICES } from '../src/seed/sales/catalogue.ts';
import { openApp, type TestApp } from './open-app.ts';

const README = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');

let test: TestApp;
beforeAll(async () => {
  test = await openApp({ stories: [], authors: [], editions: [], collections: [] });
});
afterAll(() => test.close());

/** A reader with only this page must be able to use everything. */
describe('the README', () => {
  it('names every fixed token and test card', () => {
    const missing = [
      ...Object.keys(TEST_TOKENS).map((token) => `\`${token}\``),
      ...TEST_CARDS.map(({ number }) =>
        number.length === 15
          ? number.replace(/^(.{4})(.{6})/, '$1 $2 ')
          : number.replaceAll(/(.{4})(?=.)/g, '$1 '),
      ),
    ].filter((text) => !README.includes(text));
    expect(missing).toEqual([]);
  });

  it('names every seeded reader, the password, and every price', () => {
    const missing = [
      SEED_PASSWORD,
      ...Object.values(SEED_READERS).map(({ email }) => `\`${email.split('@')[0] ?? ''}\``),
      ...PRICES.filter(({ active }) => active !== false).flatMap(({ sku, code, amount }) => [
        `\`${sku}\``,
        `\`${code}\``,
        `| ${Math.floor(amount / 1000)} ${String(amount % 1000).padStart(3, '0')} |`,
      ]),
    ].filter((text) => !README.includes(text));
    expect(missing).toEqual([]);
  });

  it('names the demo staff, their password, and every call of pages and of the desk', () => {
    const calls = createApp(test.context)
      .routes.filter(({ method, path }) => method !== 'ALL' && /^\/(desk|pages)\/v1\/[^*]+$/.test(path))
      .map(({ path }) => path.replace(/\/:.*/, '/{'));
    expect(calls.length).toBeGreaterThan(15);
    const missing = [
      STAFF_SEED_PASSWORD,
      ...Object.values(SEED_STAFF).map(({ email }) => `\`${email.split('@')[0] ?? ''}\``),
      ...calls,
    ].filter((text) => !README.includes(text));
    expect(missing).toEqual([]);
  });

  it('names every endpoint of identity, sales and the gateway', () => {
    const prefixes = ['/identity/public', '/sales/public/v1'];
    // Called by the provider or through an address in a reply, never by a page.
    const inner = /\/v1\/apple\/auth$|\/v2\/oidc\/provider\/(?!login)|\/avatar\/:/;
    const paths = createApp(test.context)
      .routes.filter(({ method, path }) => method !== 'ALL' && !path.includes('*') && !inner.test(path))
      .flatMap(({ path }) => {
        if (path.startsWith('/gateway/')) return [path];
        const prefix = prefixes.find((known) => path.startsWith(`${known}/`));
        return prefix === undefined ? [] : [path.slice(prefix.length)];
      });
    const missing = paths.filter(
      (path) => !new RegExp(`${path.replaceAll(/:\w+/g, '\\{[^}]+\\}')}(?=[\`[?,]|$)`, 'm').test(README),
    );
    expect([...new Set(missing)]).toEqual([]);
  });
});
