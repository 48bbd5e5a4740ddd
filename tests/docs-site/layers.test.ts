import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pieces, SOURCE } from '../../compiler/entries.ts';
import { openSite } from './browser.ts';

const site = openSite();

/** Pieces whose stories open a layer: a dialog, a menu, a list. */
const OPENING = pieces(SOURCE).filter((piece) =>
  /\b(defaultOpen|open): true|\bdialog\b/.test(
    readFileSync(join(SOURCE, piece, `${piece.split('/').at(-1)!}.stories.tsx`), 'utf8'),
  ),
);

const LAYER = ':is([role=dialog], [role=alertdialog], dialog[open]):visible';

describe('Z2 a page of a piece', () => {
  it('of every one that opens a layer opens none by itself', async () => {
    expect(OPENING).toContain('components/Dialog');
    expect(OPENING.length).toBeGreaterThan(5);
    for (const piece of OPENING) {
      const page = await site.open(`${piece}/`);
      expect(await page.locator(LAYER).count(), piece).toBe(0);
      expect(await page.evaluate(() => document.activeElement?.tagName), piece).toBe('BODY');
      await page.context().close();
    }
  });

  it('opens the dialog of an example inside the example', async () => {
    const page = await site.open('components/Dialog/');
    const frame = page.frameLocator('.docs-frame iframe').first();
    // A click before React runs is not lost.
    await frame.getByRole('button', { name: 'Cancelar la suscripción' }).click();
    await frame.getByRole('dialog').waitFor();
    expect(await page.locator(LAYER).count()).toBe(0);
    await frame.getByRole('dialog').press('Escape');
    await expect.poll(() => frame.getByRole('dialog').count()).toBe(0);
  });

  it('shows a layer without a trigger when a reader asks for it', async () => {
    const page = await site.open('patterns/account/AuthDialog/');
    const frame = page.frameLocator('.docs-frame iframe').first();
    await frame.getByRole('button', { name: 'Show it' }).click();
    await frame.getByRole('dialog').waitFor();
  });
});
