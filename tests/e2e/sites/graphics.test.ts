import { describe, expect, it } from 'vitest';
import type { BrandKey } from 'rotativa/themes';
import { openPage } from '../support/open-page.ts';
import { pieceOf } from '../support/set-pieces.ts';
import { setTextSize } from '../support/text-size.ts';

const PAGES: readonly (readonly [brand: BrandKey, path: string])[] = [
  ['weekly', pieceOf('weekly')],
  ['daily', '/cali/articulo/mio-rutas-cambios-lunes-troncal-oriental/'],
  ['men', pieceOf('men')],
];

describe('N18 the graphics of a page in forced colours', () => {
  it.each(PAGES)('have names in the colour of the system: %s', async (brand, path) => {
    const { page, close } = await openPage({ brand, path, width: 360, mode: 'dark' });
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    const system = await page.evaluate(() => getComputedStyle(document.body).color);
    const fills = await page
      .locator('figure[data-kind] svg text')
      .evaluateAll((all) =>
        all.filter((text) => text.checkVisibility()).map((text) => getComputedStyle(text).fill),
      );
    expect(fills.length).toBeGreaterThan(0);
    expect([...new Set(fills)]).toEqual([system]);
    await close();
  });
});

/** Pages that have, together, every kind of drawing. */
const DRAWINGS: readonly (readonly [brand: BrandKey, path: string])[] = [
  ['rural', '/semanariorural/precios/articulo/precios-semana-centrales/'],
  ['rural', '/semanariorural/cafe/articulo/cafe-huila-taza-noventa-puntos/'],
  ['weekly', '/salud/articulo/citas-medicas-especialista-espera-mapa/'],
  ['weekly', '/politica/articulo/cuentas-votos-senado-reforma/'],
  ['weekly', '/deportes/articulo/ciclista-boyaca-vuelta-cronica-ascenso/'],
  ['daily', '/valle/articulo/buenaventura-muelle-pesquero-inauguracion/'],
  ['daily', '/cali/articulo/mio-rutas-cambios-lunes-troncal-oriental/'],
  ['forums', pieceOf('forums')],
  ['rural', pieceOf('rural')],
];

describe('N18 the graphics of a page with text twice as large', () => {
  it.each(DRAWINGS)('keep their words inside: %s %s', async (brand, path) => {
    const { page, close } = await openPage({ brand, path });
    for (const width of [320, 360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await setTextSize(page, 2);
      // A table scrolls.
      const words = await page
        .locator('figure[data-kind] :is(.drawing, .stage) :not(.table *)')
        .evaluateAll((all) =>
          all
            .filter((one) => one.childElementCount === 0 && one.textContent.trim())
            .map((one) => ({
              text: one.textContent,
              word: one.getBoundingClientRect(),
              figure: one.closest('figure')!.getBoundingClientRect(),
            }))
            // Names that have another place here are not shown.
            .filter(({ word }) => word.width > 0)
            .map(({ text, word, figure }) => ({
              text,
              over: Math.round(Math.max(figure.left - word.left, word.right - figure.right)),
            })),
        );
      expect(words.length).toBeGreaterThan(0);
      expect(
        words.filter(({ over }) => over > 1),
        `at ${width} px`,
      ).toEqual([]);
    }
    await close();
  });
});
