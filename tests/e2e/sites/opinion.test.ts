import { describe, expect, it } from 'vitest';
import { openPage } from '../support/open-page.ts';

/** The last number: the other columnists that the brand has, at most four. */
const COLUMNS = [
  ['weekly', '/opinion/articulo/contra-el-comite/', 'Pilar Echavarría Lince', 4],
  ['daily', '/opinion/articulo/carta-a-un-parlante/', 'Édgar Tascón Rivera', 3],
  ['women', '/opinion-fucsia/articulo/la-amiga-que-se-va/', 'Carolina Benedetti Puche', 2],
  ['rural', '/semanariorural/opinion/articulo/fiar-es-sembrar/', 'Héctor Guevara Majín', 2],
] as const;

describe('N2 a column ends with others', () => {
  it.each(COLUMNS)(
    '%s: of its author, then of other columnists with portraits',
    async (brand, path, name, columnists) => {
      const { page, problems, close } = await openPage({ brand, path, width: 360 });
      const own = page.getByRole('region', { name: `Más de ${name}` });
      const others = page.getByRole('region', { name: 'Otras columnas' });
      const links = async (list: typeof own, of = 'li a') =>
        list.locator(of).evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      const [byAuthor, byOthers] = [await links(own), await links(others, 'li h3 a')];
      expect(byAuthor.length).toBeGreaterThanOrEqual(2);
      expect(byOthers).toHaveLength(columnists);
      const all = [path, ...byAuthor, ...byOthers];
      expect(new Set(all).size).toBe(all.length);
      const authors = await others.locator('.author').allTextContents();
      expect(authors).not.toContain(name);
      expect(new Set(authors).size).toBe(columnists);
      expect(authors.every(Boolean)).toBe(true);
      expect(await others.locator('.portrait img').count()).toBeGreaterThanOrEqual(columnists - 1);
      // The list says who wrote its columns, and shows no third portrait.
      expect(await own.locator('img').count()).toBe(0);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
      expect(problems).toEqual([]);
      await close();
    },
  );

  it('is not on other articles', async () => {
    const { page, close } = await openPage({
      brand: 'weekly',
      path: '/cocina/articulo/ajiaco-santafereno-tres-papas/',
    });
    expect(await page.getByRole('region', { name: 'Otras columnas' }).count()).toBe(0);
    expect(await page.getByRole('heading', { name: 'Para seguir leyendo' }).count()).toBe(1);
    await close();
  });
});
