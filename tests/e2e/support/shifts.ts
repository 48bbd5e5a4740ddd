import type { Page } from 'playwright-core';

/** The most that a page may move without its reader: a hundredth of the window by its whole length. */
export const LAYOUT_SHIFT = 0.01;

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

/** An entry of what moved, with whom. */
interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** The layout shifts of a page since it was asked for, and what moved from where to where. */
export const shiftsSinceStart = (page: Page): Promise<{ sum: number; movers: string[] }> =>
  page.evaluate(
    () =>
      new Promise<{ sum: number; movers: string[] }>((resolve) => {
        const found: Shift[] = [];
        new PerformanceObserver((list) => {
          found.push(...(list.getEntries() as Shift[]));
        }).observe({ type: 'layout-shift', buffered: true });
        const place = ({ x, y, width, height }: DOMRectReadOnly): string =>
          [x, y, width, height].map(Math.round).join(' ');
        const name = (node: Node | undefined): string => {
          const element = node instanceof Element ? node : node?.parentElement;
          return element
            ? `${element.localName}.${element.className} in ${element.parentElement?.className}`
            : '?';
        };
        setTimeout(
          () =>
            resolve({
              sum: found.reduce((sum, { value }) => sum + value, 0),
              movers: found.flatMap(({ value, sources }) =>
                sources.map(
                  ({ node, previousRect, currentRect }) =>
                    `${value.toFixed(4)}: ${name(node)} from ${place(previousRect)} to ${place(currentRect)}`,
                ),
              ),
            }),
          300,
        );
      }),
  );
