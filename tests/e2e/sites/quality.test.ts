import { afterAll, describe, expect, it } from 'vitest';
import { axeFindings, closeBrowser, openPage, overflow, type OpenedPage } from '../support/open-page.ts';
import { SAMPLES, samplePath } from '../support/inventory.ts';

afterAll(closeBrowser);

const VIEWS = [360, 1280].flatMap((width) =>
  (['light', 'dark'] as const).map((mode) => ({ width: width as 360 | 1280, mode })),
);

describe.each(SAMPLES)('$brand $sample', ({ brand, sample }) => {
  it.each(VIEWS)(
    'at $width px in $mode: no complaint, no axe finding, no horizontal scroll',
    async (view) => {
      const path = await samplePath({ brand, sample });
      const opened: OpenedPage = await openPage({ brand, path, ...view });
      const { page, problems } = opened;
      try {
        // Scrolls to the end, so that everything that waits to be visible has been.
        await page.evaluate(async () => {
          for (let y = 0; y < document.body.scrollHeight; y += 600) {
            scrollTo(0, y);
            await new Promise((resolve) => setTimeout(resolve, 20));
          }
          scrollTo(0, 0);
        });
        await page.waitForLoadState('networkidle');
        await page.evaluate(() => document.fonts.ready);
        expect(await axeFindings(page)).toEqual([]);
        expect(await overflow(page)).toBe(0);
        expect(problems).toEqual([]);
      } finally {
        await opened.close();
      }
    },
  );
});
