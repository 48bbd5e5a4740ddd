import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import type { AxeResults } from 'axe-core';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { BRANDS, type BrandKey } from 'rotativa/themes';
import { inject } from 'vitest';
import { CONTEXT_OPTIONS, launch } from '../../../tools/chromium.ts';

export interface OpenOptions {
  brand: BrandKey;
  path: string;
  /** Pixels. */
  width?: 360 | 1280;
  mode?: 'light' | 'dark';
  javascript?: boolean;
}

export interface OpenedPage {
  page: Page;
  /** Console errors and warnings, policy violations, exceptions and failed requests, as they came. */
  problems: string[];
  close: () => Promise<void>;
}

/** A site's origin, as the tests reach it. */
export const origin = (brand: BrandKey): string =>
  `http://localhost:${inject('sitesPort') + 1 + BRANDS.indexOf(brand)}`;

let browser: Promise<Browser> | undefined;
/** One browser for a test file; close it in `afterAll` with `closeBrowser`. */
const theBrowser = (): Promise<Browser> => (browser ??= launch());
export async function closeBrowser(): Promise<void> {
  await (await browser)?.close();
  browser = undefined;
}

function collect(context: BrowserContext, page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`exception: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A picture that a redirect or a narrower choice replaced was not wanted any more.
    if (!/ERR_ABORTED/.test(reason)) problems.push(`request: ${request.url()} ${reason}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) problems.push(`status ${response.status()}: ${response.url()}`);
  });
  return problems;
}

/** Opens a page of a site in a context of its own, and writes down everything that it complains about. */
export async function openPage(options: OpenOptions): Promise<OpenedPage> {
  const { brand, path, width = 1280, mode = 'light', javascript = true } = options;
  const context = await (
    await theBrowser()
  ).newContext({
    ...CONTEXT_OPTIONS,
    baseURL: origin(brand),
    viewport: { width, height: width === 360 ? 740 : 800 },
    colorScheme: mode,
    javaScriptEnabled: javascript,
    locale: 'es-CO',
  });
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`policy: ${violatedDirective} ${blockedURI}`),
    );
  });
  const page = await context.newPage();
  const problems = collect(context, page);
  await page.goto(path, { waitUntil: 'load' });
  return { page, problems, close: () => context.close() };
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds, one line for each rule and element. Evaluated, so that the page's policy does not matter. */
export async function axeFindings(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const results = await page.evaluate(() =>
    (window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }).axe.run({
      // It would fetch stylesheets again and write them into the page, against its policy.
      preload: false,
    }),
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
}

/** How many pixels the page is wider than its window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
