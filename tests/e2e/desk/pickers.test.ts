import type { BrowserContext, Locator, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PageDocument } from 'rotativa/editor';
import { closeContext } from '../support/browser.ts';
import { axeFindings } from '../support/open-page.ts';
import { openDesk } from '../support/desk-page.ts';
import { EDITORS, serveDesk, type DeskUnderTest } from './serve.ts';

const SETTINGS = {
  published: true,
  title: 'Todo',
  storyId: 'se-fue',
  collectionId: 'contrato-portada',
  section: '/no-hay',
  url: '/mundo/',
};

describe('X5 pickers of the desk', () => {
  let desk: DeskUnderTest;
  let context: BrowserContext;
  let page: Page;
  beforeEach(async () => {
    desk = await serveDesk();
    const pages = desk.memory.as(EDITORS.ana);
    const { document } = await pages.revision({ brand: 'weekly', page: 'home', number: 1 });
    const main = [{ id: 'all', block: 'every-picker', settings: SETTINGS }, ...document.regions['main']!];
    await pages.saveDraft({
      ...{ brand: 'weekly', page: 'home', base: 1 },
      document: { ...document, regions: { main } } satisfies PageDocument,
    });
    await open();
  }, 180_000);
  afterEach(async () => {
    await closeContext(context);
    await desk.close();
  });

  async function open(width = 1280): Promise<void> {
    ({ page, context } = await openDesk({
      origin: desk.origin,
      path: '/weekly/home',
      email: EDITORS.ana,
      viewport: { width, height: 900 },
    }));
    await page.locator('.structure .block', { hasText: 'Todo' }).click();
  }
  const group = (name: string): Locator => page.getByRole('group', { name, exact: true });
  const window = (): Locator => page.getByRole('dialog');
  const options = (): Promise<string[]> => window().getByRole('option').locator('b').allTextContents();
  const settings = async (): Promise<Record<string, unknown>> => {
    const draft = await desk.memory.as(EDITORS.ana).draft({ brand: 'weekly', page: 'home' });
    return draft!.document.regions['main']![0]!.settings as Record<string, unknown>;
  };

  it('show the title of what is chosen, and say when it is gone', async () => {
    await group('Colección').getByText('Portada del contrato').waitFor();
    await group('Colección').getByText('2 notas').waitFor();
    await group('Nota destacada').getByText('Los lectores no pueden ver esta nota').waitFor();
    await group('Sección').getByText('La sección “/no-hay” no existe en esta marca.').waitFor();
    await group('Enlace').getByText('Sección: Mundo').waitFor();
    // All that is chosen is looked up by one call of each kind.
    const lookedUp = desk.searches.map((address) => /^[^?]+\?brand=weekly(?:&of=\w+)?/.exec(address)![0]);
    expect(lookedUp.sort()).toEqual([...new Set(lookedUp)].sort());
  });

  it('find a story by keys alone, and give the focus back', async () => {
    const change = group('Nota destacada').getByRole('button', { name: 'Cambiar…' });
    await change.focus();
    await page.keyboard.press('Enter');
    await expect.poll(options).toHaveLength(6);
    const cumbre = window().getByRole('option', { name: /Cumbre en Cancún/ });
    await page.keyboard.type('CANCÚN', { delay: 15 });
    await expect.poll(options).toEqual(['Cumbre en Cancún']);
    expect(await cumbre.textContent()).toMatch(/mundo.*Ya está en: Portada/);
    await page.keyboard.press('ArrowDown');
    const active = await window()
      .getByRole('combobox', { name: /^Buscar/ })
      .getAttribute('aria-activedescendant');
    expect(active).toBe(await cumbre.getAttribute('id'));
    await page.keyboard.press('Enter');
    await group('Nota destacada').getByText('Cumbre en Cancún').waitFor();
    await expect.poll(async () => (await settings())['storyId']).toBe('mundo-1');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Cambiar…');
  });

  it('ask the newest question only, and say when nothing is found or the service is away', async () => {
    await group('Nota destacada').getByRole('button', { name: 'Cambiar…' }).click();
    await expect.poll(options).toHaveLength(6);
    const before = desk.searches.length;
    await window()
      .getByRole('combobox', { name: /^Buscar/ })
      .pressSequentially('dinosaurios', { delay: 10 });
    await window().getByText('Ninguna nota tiene esas palabras.').waitFor();
    await expect.poll(() => desk.searches.at(-1)).toContain('q=dinosaurios');
    expect(desk.searches.length - before).toBeLessThan('dinosaurios'.length);
    desk.failSearches(true);
    await window()
      .getByRole('combobox', { name: /^Buscar/ })
      .fill('cumbre');
    await window().getByRole('alert').waitFor();
    desk.failSearches(false);
    await window().getByRole('button', { name: 'Intentar de nuevo' }).click();
    await expect.poll(options).toEqual(['Cumbre en Cancún']);
  });

  it('order several stories by single clicks, up to their limit', async () => {
    const stories = group('Notas en orden');
    await stories.getByRole('button', { name: 'Añadir notas…' }).click();
    for (const name of [/etapa reina/, /Cumbre/, /cosecha/, /opinión/])
      await window().getByRole('option', { name }).click();
    await window().getByText('3 elegidas: no caben más de 3.').waitFor();
    await page.keyboard.press('Escape');
    await stories.getByRole('button', { name: 'Subir La cosecha, en imágenes' }).click();
    await stories.getByRole('button', { name: 'Quitar La etapa reina' }).click();
    await expect.poll(async () => (await settings())['storyIds']).toEqual(['galeria-1', 'mundo-1']);
  });

  it.each([
    ['Sección', 'Cambiar…', 'cicl', 'Ciclismo', 'section', '/deportes/ciclismo'],
    ['Colección', 'Cambiar…', 'sola', 'Una sola', 'collectionId', 'contrato-sola'],
    ['Autor', 'Elegir…', 'peñ', 'Luz Marina Peña', 'authorId', 'luz-marina'],
    ['Galería', 'Elegir…', 'imag', 'La cosecha, en imágenes', 'galleryId', 'galeria-1'],
    ['Menú', 'Elegir…', 'temas', 'Temas del contrato', 'menu', 'contrato-temas'],
    ['Enlace', 'Buscar una página…', 'reina', 'La etapa reina', 'url', '/deportes/ciclismo/articulo/ciclismo-1/'],
  ])('%s is found by words', async (name, button, words, found, setting, value) => {
    await group(name).getByRole('button', { name: button }).click();
    await window().getByRole('combobox', { name: /^Buscar/ }).fill(words);
    await expect.poll(options).toEqual([found]);
    await window().getByRole('option', { name: found }).click();
    await group(name).getByText(found).first().waitFor();
    await expect.poll(async () => (await settings())[setting]).toBe(value);
    if (name === 'Enlace') return;
    await group(name).getByRole('button', { name: 'Quitar' }).click();
    await expect.poll(async () => (await settings())[setting]).toBe('');
  }); // prettier-ignore

  it('an outside address is written, a picture and a colour are chosen', async () => {
    await group('Enlace').getByRole('textbox').fill('https://www.example.org/');
    await group('Imagen').getByRole('button', { name: 'Buscar una imagen…' }).click();
    await window().getByText('1600 × 900 píxeles · Sin texto alternativo').first().waitFor();
    await window()
      .getByRole('option', { name: /Cumbre/ })
      .click();
    await group('Imagen').getByText('1600 × 900 píxeles').waitFor();
    await page.getByRole('radio', { name: 'Segundo acento' }).check();
    await expect.poll(settings).toMatchObject({
      url: 'https://www.example.org/',
      picture: 'https://example.com/mundo-1.jpg',
      colour: 'accent-alt',
    });
  });

  it('what it shows: stories with their age, and who has those that are left out', async () => {
    await page.getByText('Qué mostrará: 1 nota').click();
    const list = page.locator('.what-it-shows');
    await expect.poll(() => list.textContent()).toMatch(/Colección: Portada del contrato/);
    expect(await list.textContent()).toMatch(/El agua vuelve a MompoxNación · hace 3 horas/);
    await list.getByRole('button', { name: 'Ya está en' }).click();
    await page.getByRole('heading', { name: 'Paquete de apertura' }).or(page.locator('.structure [data-selected]', { hasText: 'Lo más importante' })).first().waitFor();
  }); // prettier-ignore

  it('the catalogue has a picture of each block in sight, and finds blocks by words', async () => {
    await page.getByRole('tab', { name: 'Bloques' }).click();
    await expect.poll(() => page.locator('.block-picture iframe').count()).toBeGreaterThan(2);
    const shown = page.frameLocator('.block-picture iframe >> nth=0').locator('h2');
    expect(await shown.textContent()).not.toBe('');
    await page.getByLabel('Buscar un bloque').fill('fila seccion');
    await expect.poll(() => page.locator('.offer').count()).toBe(1);
  });

  it.each([1024, 1440])('pass axe, %i pixels wide', async (width) => {
    await closeContext(context);
    await open(width);
    const found: string[] = [];
    const check = async (screen: string): Promise<void> => {
      found.push(...(await axeFindings(page)).map((finding) => `${screen}: ${finding}`));
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (wider > 0) found.push(`${screen}: ${wider} px wider than the window`);
    };
    await group('Colección').getByText('Portada del contrato').waitFor();
    await page.getByText('Qué mostrará: 1 nota').click();
    await check('form');
    for (const [name, button] of [['Nota destacada', 'Cambiar…'], ['Autor', 'Elegir…'], ['Imagen', 'Buscar una imagen…']] as const) {
      await group(name).getByRole('button', { name: button }).click();
      await expect.poll(options).not.toEqual([]);
      await check(name);
      await page.keyboard.press('Escape');
    }
    await page.getByRole('tab', { name: 'Bloques' }).click();
    await expect.poll(() => page.locator('.block-picture iframe').count()).toBeGreaterThan(2);
    await check('catalogue');
    expect(found).toEqual([]);
  }); // prettier-ignore
});
