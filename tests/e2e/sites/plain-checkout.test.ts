import { describe, expect, it } from 'vitest';
import { SEED_PASSWORD } from '../../../apps/sandbox/src/seed/readers.ts';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { brandsOf } from '../support/brands.ts';
import { axeFindings, openPage, overflow, passAgeGate } from '../support/open-page.ts';
import { addressOf } from '../support/reader.ts';

describe('C4 a purchase without JavaScript', () => {
  it.each(brandsOf('plain-checkout'))(
    '%s: goes up to the card by forms, and the script continues it',
    async (brand) => {
      const path = BRAND_CONFIGS[brand].routes.buy;
      const { page, problems, close } = await openPage({ brand, path, width: 360, javascript: false });
      // Without JavaScript the men's magazine asks for the age on each page.
      const send = async (name: string): Promise<void> => {
        // The event 'load' alone can still be the one of the page that is left.
        const answered = page.waitForEvent('framenavigated');
        await page.getByRole('button', { name }).click();
        await answered;
        await page.waitForLoadState('load');
        await passAgeGate(page);
      };
      await passAgeGate(page);
      await send('Continuar');
      expect(await page.locator('.faults a').count()).toBe(2);
      await page.locator('input[name="userName"]').fill(addressOf('registrada'));
      await page.locator('input[name="password"]').fill(SEED_PASSWORD);
      await send('Continuar');
      await page.locator('select[name="region"]').selectOption('Nariño');
      await page.locator('input[name="locality"]').fill('bogota');
      await send('Usar esta dirección');
      // The input stays, and the city belongs to another department.
      expect(await page.locator('select[name="region"]').inputValue()).toBe('Nariño');
      expect(await page.locator('.faults a').count()).toBe(2);
      await page.locator('input[name="locality"]').fill('pasto');
      await page.locator('input[name="line1"]').fill('Carrera 25 # 17-40');
      await send('Usar esta dirección');
      await page.locator('.how').waitFor();
      expect(await overflow(page)).toBe(0);
      // The form that was refused is an answer 422, which the browser reports.
      expect(problems.filter((problem) => !problem.includes('422'))).toEqual([]);

      const scripted = await openPage({ brand, path: '/contactenos/', width: 360 });
      await passAgeGate(scripted.page);
      await scripted.page.context().addCookies(await page.context().cookies());
      await scripted.page.goto(page.url());
      await scripted.page.locator('iframe[title="Datos de la tarjeta"]').waitFor();
      await scripted.page.getByText('Carrera 25 # 17-40, Pasto, Nariño').waitFor();
      expect(await axeFindings(scripted.page)).toEqual([]);
      expect(scripted.problems).toEqual([]);
      await scripted.close();
      await close();
    },
  );
});
