import { describe, expect, it } from 'vitest';
import { axeFindings, openPage, overflow } from '../support/open-page.ts';

const DAY = /^\/archivo\/\d{4}-\d{2}-\d{2}\/$/;

describe('B9 the archive by date', () => {
  it.each([
    ['weekly', 360, true],
    ['daily', 1280, true],
    ['rural', 360, false],
    ['forums', 1280, false],
  ] as const)(
    '%s at %d px, scripts %s: from a month to a day and its neighbours',
    async (brand, width, javascript) => {
      const { page, problems, close } = await openPage({ brand, path: '/archivo/', width, javascript });
      const calendar = page.getByRole('navigation', { name: 'Calendario del archivo' });
      await calendar
        .getByRole('link', { name: /^Ir a / })
        .first()
        .click();
      await page.waitForURL(/\/archivo\/\d{4}-\d{2}\/$/);
      const day = calendar.getByRole('link', { name: /^\d+ de / }).last();
      const name = await day.getAttribute('aria-label');
      await day.focus();
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => DAY.test(url.pathname));
      expect((await page.locator('h1').innerText()).toLocaleLowerCase('es')).toBe(name);
      expect(await page.locator('main li[data-item]').count()).toBeGreaterThan(0);
      expect(await calendar.getByRole('link', { name: name! }).getAttribute('aria-current')).toBe('page');
      expect(await overflow(page)).toBe(0);
      if (javascript) expect(await axeFindings(page)).toEqual([]);
      await page.getByRole('navigation', { name: 'Días del archivo' }).getByRole('link').first().click();
      await page.waitForURL((url) => DAY.test(url.pathname));
      expect((await page.locator('h1').innerText()).toLocaleLowerCase('es')).not.toBe(name);
      await page.getByLabel('Otro día').fill('2010-05-02');
      await page.getByRole('button', { name: 'Ver', exact: true }).click();
      await page.waitForURL(/\/archivo\/2010-05-02\/$/);
      expect(await page.getByText('No publicamos notas este día.').isVisible()).toBe(true);
      expect(problems).toEqual([]);
      await close();
    },
  );
});
