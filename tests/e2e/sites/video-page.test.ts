import { describe, expect, it } from 'vitest';
import { newest } from '../support/inventory.ts';
import { openPage } from '../support/open-page.ts';

describe('N11 video page', () => {
  it('is dark, whatever the setting of the device', async () => {
    const [video] = await newest('weekly', 'video', 1);
    const path = video!.canonical_url;
    const { page, close } = await openPage({ brand: 'weekly', path, mode: 'light' });
    try {
      expect(await page.getAttribute('html', 'data-mode')).toBe('dark');
      expect(await page.locator('main video').first().getAttribute('preload')).toBe('none');
    } finally {
      await close();
    }
  });
});
