import { BRANDS } from 'rotativa/themes';
import { describe, expect, it } from 'vitest';
import { EVERYTHING } from '../../support/everything.ts';
import { sampleSeed, someOf } from '../../support/sample.ts';
import { styleDifferences } from '../support/computed-styles.ts';
import { pagesOfEachKind } from '../support/listed-pages.ts';
import { openPage } from '../support/open-page.ts';

/** Pages of a brand that the gate tries; all every night. */
const IN_GATE = 3;
const TIMEOUT_MS = 1_800_000;

/** Both sides of most breakpoints, and both modes. */
const VIEWS = [
  { width: 360, mode: 'dark' },
  { width: 1280, mode: 'light' },
] as const;

describe.each(BRANDS)('%s', (brand) => {
  it(
    'pages of each kind look the same with their styles as with the whole stylesheet',
    async () => {
      const kinds = await pagesOfEachKind(brand);
      const paths = EVERYTHING ? kinds : someOf(kinds, IN_GATE, `styles ${brand}`, sampleSeed());
      for (const path of paths) {
        for (const { width, mode } of VIEWS) {
          const { page, close } = await openPage({ brand, path, width, mode, consent: null });
          try {
            // Without its scripts: an island that starts automatically would load the whole stylesheet.
            await page.route('**/*.js', (route) => route.abort());
            await page.reload({ waitUntil: 'load' });
            expect(await styleDifferences(page), `${path} ${width} ${mode}`).toEqual([]);
          } finally {
            await close();
          }
        }
      }
    },
    TIMEOUT_MS,
  );
});
