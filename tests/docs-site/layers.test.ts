import { describe, expect, it } from 'vitest';
import { OPENING } from '../support/opening-pieces.ts';
import { openSite } from './browser.ts';

const site = openSite();

const LAYER = ':is([role=dialog], [role=alertdialog], dialog[open]):visible';

describe('Z2 a page of a piece', () => {
  it('of every one that opens a layer opens none before a reader does', async () => {
    expect(OPENING).toContain('components/Dialog');
    expect(OPENING.length).toBeGreaterThan(5);
    for (const piece of OPENING) {
      const page = await site.open(`${piece}/`);
      // Scripts of examples would have run by then.
      await page.waitForLoadState('networkidle');
      for (const frame of page.frames()) expect(await frame.locator(LAYER).count(), piece).toBe(0);
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
