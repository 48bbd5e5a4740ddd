/**
 * How the set-pieces move on a slow processor: `npm run bench:pieces`. Each is scrolled from its beginning to its end, in
 * the sites of `npm start`, with fourfold CPU throttling, on a phone and on a screen. Without a graphics card every frame
 * is painted by the processor, so the frames compare pages and machines; the limits are for long tasks and shifts.
 *
 * `-- --runs 5` opens each more often; the medians count.
 */
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { CONSENT_COOKIE, CONSENT_NONE, writeConsent } from 'rotativa/domain';
import { BRANDS, type BrandKey } from 'rotativa/themes';
import { consentVersion } from '../src/patterns/consent/ConsentChoices/texts.ts';
import { AGE_GATE_ID } from '../src/patterns/notices/AgeGate/age-flag.ts';
import { launch } from '../tools/chromium.ts';
import { SET_PIECES } from '../tests/e2e/support/set-pieces.ts';
import { quantile } from './crowd.ts';
import { startSites } from './sites.ts';

const THROTTLE = 4;
/** Pixels per frame: a quick flick of a finger. */
const STEP = 24;
/** The browser counts tasks of more than 50 ms as long. */
const LONG_TASKS = 0;
const SHIFT = 0.01;
const WIDTHS = [360, 1280];
const RUNS = Number(parseArgs({ options: { runs: { type: 'string', default: '3' } } }).values.runs);

interface Scrolled {
  /** Milliseconds between frames: of the middle one, and of the slowest twentieth. */
  middle: number;
  slow: number;
  longTasks: number;
  shift: number;
}

/** Scrolls a page to its end by a step in each frame, and counts. */
const scroll = (page: Page): Promise<{ gaps: number[]; longTasks: number; shift: number }> =>
  page.evaluate(async (step) => {
    let longTasks = 0;
    let shift = 0;
    const tasks = new PerformanceObserver((list) => {
      longTasks += list.getEntries().length;
    });
    const shifts = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shift += entry.value;
    });
    tasks.observe({ type: 'longtask' });
    shifts.observe({ type: 'layout-shift' });
    const gaps: number[] = [];
    let before = performance.now();
    for (let y = 0; y < document.body.scrollHeight - innerHeight; y += step) {
      scrollTo({ top: y, behavior: 'instant' });
      const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
      gaps.push(now - before);
      before = now;
    }
    return { gaps: gaps.slice(1), longTasks, shift };
  }, STEP);

async function measure(browser: Browser, address: string, width: number): Promise<Scrolled> {
  const context = await browser.newContext({
    viewport: { width, height: 800 },
    reducedMotion: 'no-preference',
  });
  const decided = { ...CONSENT_NONE, version: consentVersion(), id: 'bench-of-set-pieces', at: new Date() };
  await context.addCookies([{ name: CONSENT_COOKIE, value: writeConsent(decided), url: address }]);
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'load' });
  // The men's magazine asks for the age first.
  const gate = page.locator(`#${AGE_GATE_ID}[open]`);
  if ((await gate.count()) > 0) await gate.getByRole('button').first().click();
  await page.evaluate(() => document.fonts.ready);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  const { gaps, longTasks, shift } = await scroll(page);
  await context.close();
  gaps.sort((a, b) => a - b);
  return { middle: quantile(gaps, 0.5), slow: quantile(gaps, 0.95), longTasks, shift };
}

const sites = await startSites({});
const browser = await launch();
try {
  const origin = (brand: BrandKey): string => `http://localhost:${sites.port + 1 + BRANDS.indexOf(brand)}`;
  console.log('set-piece, width: frame in the middle, slow frame, long tasks, shift');
  for (const [brand, path] of SET_PIECES)
    for (const width of WIDTHS) {
      const runs: Scrolled[] = [];
      for (let run = 0; run < RUNS; run += 1) runs.push(await measure(browser, origin(brand) + path, width));
      const median = (figure: keyof Scrolled): number =>
        quantile(
          runs.map((run) => run[figure]).sort((a, b) => a - b),
          0.5,
        );
      const kept = median('longTasks') <= LONG_TASKS && median('shift') <= SHIFT;
      if (!kept) process.exitCode = 1;
      console.log(
        `${brand}, ${width} px: ${median('middle').toFixed(1)} ms, ${median('slow').toFixed(1)} ms, ` +
          `${median('longTasks')}, ${median('shift').toFixed(4)}${kept ? '' : ' MISSED'}`,
      );
    }
} finally {
  await browser.close();
  await sites.stop();
}
