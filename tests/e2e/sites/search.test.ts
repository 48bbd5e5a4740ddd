import { describe, expect, it } from 'vitest';
import { axeFindings, openPage, overflow } from '../support/open-page.ts';

describe('B11 the search page', () => {
  it.each([
    ['weekly', 360, true],
    ['daily', 1280, false],
    ['rural', 1280, true],
  ] as const)(
    '%s at %d px, scripts %s: is narrowed and widened by keyboard',
    async (brand, width, javascript) => {
      const { page, problems, close } = await openPage({
        brand,
        path: '/buscador/?q=agua',
        width,
        javascript,
      });
      const kinds = page.getByRole('list', { name: 'Tipo', exact: true });
      const value = kinds.getByRole('link').first();
      const name = (await value.innerText()).replace(/\s+/g, ' ').trim();
      await value.focus();
      await page.keyboard.press('Enter');
      await page.waitForURL(/[?&]tipo=/);
      const chosen = kinds.getByRole('link', { name: `Quitar: ${name}` });
      expect(await chosen.getAttribute('aria-current')).toBe('true');
      const [count = '0'] = /\d+$/.exec(name) ?? [];
      expect(await page.locator('header .note').innerText()).toMatch(new RegExp(`^${count} resultados?$`));
      expect(await page.locator('main mark').count()).toBeGreaterThan(0);
      expect(await overflow(page)).toBe(0);
      if (javascript) expect(await axeFindings(page)).toEqual([]);
      await chosen.focus();
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => !url.searchParams.has('tipo'));
      expect(problems).toEqual([]);
      await close();
    },
  );

  it.each([
    ['weekly', 360, true],
    ['women', 1280, true],
    ['daily', 360, false],
  ] as const)(
    '%s at %d px, scripts %s: is narrowed to several sections and to years by a form',
    async (brand, width, javascript) => {
      const path = '/buscador/?q=agua&tipo=notas';
      const { page, problems, close } = await openPage({ brand, path, width, javascript });
      const links = page.getByRole('list', { name: 'Sección', exact: true }).getByRole('link');
      const names = (await links.allInnerTexts())
        .slice(0, 2)
        .map((text) => text.replace(/\s*\d+$/, '').trim());
      const form = page.locator('.rt-search-refine');
      await form.locator('summary').focus();
      await page.keyboard.press('Enter');
      if (javascript) {
        const field = form.getByRole('combobox', { name: 'Secciones' });
        await field.waitFor();
        await page.keyboard.press('Tab');
        for (const name of names) {
          await page.keyboard.type(name);
          await form.getByRole('option', { name, exact: true }).waitFor();
          expect(await overflow(page)).toBe(0);
          await page.keyboard.press('Enter');
        }
        await page.keyboard.press('Escape');
        await page.keyboard.press('Tab');
      } else {
        await form.locator('select').selectOption(names.map((label) => ({ label })));
        await form.getByLabel('Desde el año').focus();
      }
      await page.keyboard.type('2020');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      expect(await overflow(page)).toBe(0);
      if (javascript) expect(await axeFindings(page)).toEqual([]);
      await page.keyboard.press('Enter');
      await page.waitForURL(/[?&]desde=2020/);
      const { searchParams } = new URL(page.url());
      expect([searchParams.getAll('seccion').length, searchParams.get('tipo')]).toEqual([2, 'notas']);
      for (const name of [...names, 'Desde 2020'])
        expect(await page.getByRole('link', { name: `Quitar: ${name}` }).count(), name).toBe(1);
      expect(await page.locator('main li[data-item]').count()).toBeGreaterThan(0);
      await page.getByRole('link', { name: 'Quitar: Desde 2020' }).focus();
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => !url.searchParams.has('desde'));
      expect(new URL(page.url()).searchParams.get('seccion')?.split(',')).toHaveLength(2);
      expect(problems).toEqual([]);
      await close();
    },
  );

  it('corrects a misspelt word and searches it literally if asked, without scripts', async () => {
    const { page, close } = await openPage({
      brand: 'weekly',
      path: '/buscador/?q=Colmbia',
      width: 360,
      javascript: false,
    });
    expect(await page.getByText('Mostramos resultados de «colombia».').isVisible()).toBe(true);
    expect(await page.locator('main li[data-item]').count()).toBeGreaterThan(0);
    await page.getByRole('link', { name: 'Buscar «Colmbia»' }).click();
    await page.waitForURL(/literal=1/);
    expect(await page.getByText(/^No encontramos notas/).isVisible()).toBe(true);
    expect(await page.locator('main li[data-item]').count()).toBe(0);
    await close();
  });

  it.each([
    ['women', '/buscador/'],
    ['forums', '/buscador/?q=zzqqxx'],
  ] as const)(
    '%s: %s has topics and the most read stories as links, without scripts',
    async (brand, path) => {
      const { page, problems, close } = await openPage({ brand, path, width: 360, javascript: false });
      const topics = page.getByRole('navigation', { name: 'Temas sugeridos' }).getByRole('link');
      expect(await topics.count()).toBeGreaterThan(2);
      expect(await page.getByRole('region', { name: 'Lo más leído' }).getByRole('link').count()).toBe(5);
      expect(await overflow(page)).toBe(0);
      await topics.first().click();
      await page.waitForURL(/\/noticias\//);
      expect(problems).toEqual([]);
      await close();
    },
  );

  it.each([
    ['weekly', 360],
    ['women', 1280],
  ] as const)('%s at %d px: suggests pages while a reader types, by keyboard', async (brand, width) => {
    const { page, problems, close } = await openPage({ brand, path: '/buscador/', width });
    const field = page.getByRole('main').locator('#q');
    await field.focus();
    await field.pressSequentially('mod', { delay: 30 });
    const options = page.getByRole('option');
    await options.first().waitFor();
    expect(await field.getAttribute('aria-expanded')).toBe('true');
    expect(await overflow(page)).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect([await options.count(), await field.inputValue()]).toEqual([0, 'mod']);
    await page.keyboard.press('ArrowDown');
    const from = page.url();
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.href !== from && !url.searchParams.has('q'));
    expect(problems).toEqual([]);
    await close();
  });

  it('a search with results has no suggested topics', async () => {
    const { page, close } = await openPage({ brand: 'women', path: '/buscador/?q=moda', width: 1280 });
    expect(await page.locator('main li[data-item]').count()).toBeGreaterThan(0);
    expect(await page.getByRole('navigation', { name: 'Temas sugeridos' }).count()).toBe(0);
    await close();
  });

  it('shows the input as text', async () => {
    const { page, problems, close } = await openPage({
      brand: 'rural',
      path: `/buscador/?q=${encodeURIComponent('<img src=x onerror=alert(1)>')}&seccion=%3Cb%3E&tipo=__proto__`,
      width: 360,
    });
    expect(await page.locator('main img[src="x"]').count()).toBe(0);
    expect(await page.locator('h1').innerText()).toContain('<img');
    expect(problems).toEqual([]);
    await close();
  });
});
