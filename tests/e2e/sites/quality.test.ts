import { describe, expect, it } from 'vitest';
import { axeFindings, openPage, overflow, type OpenedPage } from '../support/open-page.ts';
import { SAMPLES, samplePath } from '../support/inventory.ts';

/** Each width with the mode that its page loads in; the page is then also looked at in the other mode. */
const VIEWS = [
  { width: 360, modes: ['light', 'dark'] },
  { width: 1280, modes: ['dark', 'light'] },
] as const;

describe.each(SAMPLES)('$brand $sample', ({ brand, sample }) => {
  it.each(VIEWS)(
    'at $width px in $modes: no complaint, no axe finding, no horizontal scroll',
    async ({ width, modes }) => {
      const path = await samplePath({ brand, sample });
      const opened: OpenedPage = await openPage({ brand, path, width, mode: modes[0] });
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
        for (const mode of modes) {
          await page.emulateMedia({ colorScheme: mode });
          await page.waitForLoadState('networkidle');
          await page.evaluate(() => document.fonts.ready);
          const findings = await axeFindings(page);
          const tooWide = await overflow(page);
          expect({ mode, findings, tooWide, problems }).toEqual({
            mode,
            findings: [],
            tooWide: 0,
            problems: [],
          });
        }
      } finally {
        await opened.close();
      }
    },
  );
});
