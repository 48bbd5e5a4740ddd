import type { Page } from 'playwright-core';

/** Waits for two frames, so that what was changed is painted. */
export const painted = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );

/** Begins to record layout shifts; the returned function gives those since then. */
export async function recordShifts(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const found: number[] = [];
    (window as unknown as { shifts: number[] }).shifts = found;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        found.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift' });
  });
  return async () => {
    await painted(page);
    return page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  };
}
