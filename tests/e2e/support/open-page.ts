import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import type { AxeResults } from 'axe-core';
import type { BrowserContext, Page } from 'playwright-core';
import { CONSENT_COOKIE, CONSENT_NONE, writeConsent, type Consent } from 'rotativa/domain';
import { consentVersion } from 'rotativa/patterns/consent/ConsentChoices';
import { AGE_GATE_ID } from 'rotativa/patterns/notices/AgeGate';
import { BRANDS, type BrandKey } from 'rotativa/themes';
import { inject } from 'vitest';
import { CONTEXT_OPTIONS, endOnCrash } from '../../../tools/chromium.ts';
import { closeContext, theBrowser } from './browser.ts';

export interface OpenOptions {
  brand: BrandKey;
  path: string;
  /** Pixels. */
  width?: number;
  height?: number;
  /** Whether what moves with the scrolling is drawn so. Default: false, as for readers who prefer less motion. */
  moves?: boolean;
  mode?: 'light' | 'dark';
  javascript?: boolean;
  /** A touch screen: `page.touchscreen.tap`. */
  touch?: boolean;
  /** The reader's consent. Null: the notice asks. Default: nothing, so that no notice lies over the page. */
  consent?: Consent | null;
  /** Address of a proxy between the browser and the site. */
  proxy?: string;
}

/** An address of a site without a page: a test prepares its reader there, and then opens its page once. */
export const NO_PAGE = '/favicon.svg';

export interface OpenedPage {
  page: Page;
  /** Console errors and warnings, policy violations, exceptions and failed requests, in order. */
  problems: string[];
  close: () => Promise<void>;
}

/** A site's origin for the tests. */
export const origin = (brand: BrandKey): string =>
  `http://localhost:${inject('sitesPort') + 1 + BRANDS.indexOf(brand)}`;

function collect(context: BrowserContext, page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`exception: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // The browser cancels a picture when a redirect or a narrower candidate replaces it.
    if (!/ERR_ABORTED/.test(reason)) problems.push(`request: ${request.url()} ${reason}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) problems.push(`status ${response.status()}: ${response.url()}`);
  });
  return problems;
}

/** A decision about the present text, as the server keeps it. */
const decision = (consent: Consent): string =>
  writeConsent({ ...consent, version: consentVersion(), id: 'prueba-de-los-ensayos', at: new Date() });

/** Opens a page of a site in a separate context, and records everything it reports. */
export async function openPage(options: OpenOptions): Promise<OpenedPage> {
  const { brand, path, width = 1280, mode = 'light', javascript = true, consent = CONSENT_NONE } = options;
  const context = await (
    await theBrowser()
  ).newContext({
    ...CONTEXT_OPTIONS,
    baseURL: origin(brand),
    ...(options.moves && { reducedMotion: 'no-preference' }),
    viewport: { width, height: options.height ?? (width < 600 ? 740 : 800) },
    colorScheme: mode,
    javaScriptEnabled: javascript,
    locale: 'es-CO',
    hasTouch: options.touch ?? false,
    ...(options.proxy && { proxy: { server: options.proxy } }),
  });
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`policy: ${violatedDirective} ${blockedURI}`),
    );
  });
  if (consent)
    await context.addCookies([{ name: CONSENT_COOKIE, value: decision(consent), url: origin(brand) }]);
  const page = await context.newPage();
  endOnCrash(page);
  const problems = collect(context, page);
  await page.goto(path, { waitUntil: 'load' });
  return { page, problems, close: () => closeContext(context) };
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The findings of axe, one line for each rule and element. Evaluated, so that the page's policy does not apply. */
export async function axeFindings(page: Page): Promise<string[]> {
  // A document that is checked again, such as in the other mode, has it already.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const results = await page.evaluate(() =>
    (window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }).axe.run({
      // Preloading would fetch stylesheets again and write them into the page, against its policy.
      preload: false,
      resultTypes: ['violations'],
    }),
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
}

/** The men's magazine asks for the age first. Its answer also works without scripts. */
export async function passAgeGate(page: Page): Promise<void> {
  const gate = page.locator(`#${AGE_GATE_ID}[open]`);
  if ((await gate.count()) === 0) return;
  // The gate appears after a moment. A search by role finds no button before that, so the gate is found by its id.
  await gate.getByRole('button', { name: 'TENGO MÁS DE 18 AÑOS' }).click();
  await gate.waitFor({ state: 'detached' });
}

/** Pixels by which the page is wider than its window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
