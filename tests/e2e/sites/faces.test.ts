import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { coveredFaces } from '../support/covered-faces.ts';
import { DRAWN_PICTURES } from '../support/drawn-pictures.ts';
import { openPage, type OpenedPage } from '../support/open-page.ts';
import { painted } from '../support/shifts.ts';
import { rowsOf } from '../support/rows.ts';
import { pieceOf } from '../support/set-pieces.ts';

const FACES = Object.fromEntries(Object.entries(DRAWN_PICTURES).map(([id, { faces = [] }]) => [id, faces]));

/** Pages with headlines on pictures. */
const PAGES = [
  { brand: 'men', path: '/' },
  { brand: 'daily', path: '/especiales/articulo/especial-clasificados-historias-avisos/' },
  { brand: 'men', path: '/mujeres-soho/articulo/boxeadora-keyla-cassiani-entrevista/' },
  { brand: 'women', path: '/' },
  { brand: 'women', path: '/cultura/articulo/directora-orquesta-silvana-restrepo/' },
  { brand: 'forums', path: pieceOf('forums') },
  { brand: 'rural', path: '/semanariorural/mujeres-rurales/articulo/mujeres-titulo-tierra-montes-maria/' },
  { brand: 'rural', path: '/semanariorural/mujeres-rurales/' },
  { brand: 'men', path: '/seccion/mujeres-soho/' },
] as const;

describe.each(PAGES)('$brand $path', ({ brand, path }) => {
  let opened: OpenedPage;
  beforeAll(async () => {
    opened = await openPage({ brand, path, width: 360 });
  });
  afterAll(() => opened.close());

  it.each(rowsOf(`faces of ${path} of ${brand}`, 2, [360, 768, 1280]))(
    'at %i px no headline or label covers a face',
    async (width) => {
      await opened.page.setViewportSize({ width, height: 800 });
      await painted(opened.page);
      const { compared, covered } = await coveredFaces(opened.page, FACES);
      expect(compared, 'pictures with faces').toBeGreaterThan(0);
      expect(covered).toEqual([]);
    },
  );
});

it.each([
  ['forums', pieceOf('forums'), 360],
  ['daily', '/el-corazon-de-la-salud/articulo/el-corazon-de-la-salud-cirugia-bebe/', 1280],
  ['weekly', '/deportes/articulo/final-liga-femenina-taquilla-record/', 1280],
] as const)('the header of the page of %s covers no face of %s at %i px', async (brand, path, width) => {
  const { page, close } = await openPage({ brand, path, width });
  await painted(page);
  const { compared, covered } = await coveredFaces(page, FACES, 'header nav a');
  expect(compared).toBe(1);
  expect(covered).toEqual([]);
  await close();
});

it('the titles of tiles cover no face in a section of the men’s brand on a phone', async () => {
  const { page, close } = await openPage({ brand: 'men', path: '/seccion/mujeres-soho/', width: 360 });
  await painted(page);
  const { compared, covered } = await coveredFaces(page, FACES);
  expect(compared).toBeGreaterThan(1);
  expect(covered).toEqual([]);
  await close();
});

/** The check itself, on a page with a picture of 400 × 300 px and a face in its upper left quarter. */
describe('what covers a face', () => {
  const SIZE = 'width: 400px; height: 300px';
  const PICTURE = `<img src="/images/cara" style="${SIZE}">`;
  const UP = 'left: 40px; top: 40px';
  const DOWN = 'left: 240px; top: 200px';
  const title = (place: string, tag = 'h2'): string => `<${tag} style="${place}">Titular</${tag}>`;

  let opened: OpenedPage;
  beforeAll(async () => {
    opened = await openPage({ brand: 'men', path: '/favicon.svg' });
    await opened.page.route('**/images/*', (route) =>
      route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"/>',
      }),
    );
  });
  afterAll(() => opened.close());

  async function check(page: Page, html: string) {
    const style = '*{margin:0;position:absolute;font:20px/1 monospace}img{left:0;top:0;object-fit:cover}';
    await page.unroute('**/prueba');
    await page.route('**/prueba', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<!doctype html><style>${style}</style>${html}` }),
    );
    await page.goto('/prueba');
    return coveredFaces(page, { cara: [[0, 0, 0.5, 0.5]], nadie: [] });
  }
  const FOUND = ['Titular on cara'];

  it.each([
    ['a headline on it', PICTURE + title(UP), [1, 1, FOUND]],
    ['the title of the page', PICTURE + title(UP, 'h1'), [1, 1, FOUND]],
    ['the title of a card', PICTURE + title(UP, 'h3'), [1, 1, FOUND]],
    ['the label of a headline', `${PICTURE}<div class="marks">${title(UP, 'p')}</div>`, [1, 2, FOUND]],
    [
      'the panel of a headline',
      `${PICTURE}<div style="left: 150px; top: 100px; inline-size: 250px; block-size: 200px; background: red">${title('left: 100px; top: 100px')}</div>`,
      [1, 2, FOUND],
    ],
    [
      'no headline in a box without a ground',
      `${PICTURE}<div style="left: 150px; top: 100px; inline-size: 250px; block-size: 200px">${title('left: 100px; top: 100px')}</div>`,
      [1, 1, []],
    ],
    ['no headline beside it', PICTURE + title(DOWN), [1, 1, []]],
    ['no headline that begins where it ends', PICTURE + title('left: 200px; top: 40px'), [1, 1, []]],
    ['no headline below its picture', PICTURE + title('left: 40px; top: 320px'), [1, 0, []]],
    ['no dialog', `${PICTURE}<dialog open>${title(UP)}</dialog>`, [1, 0, []]],
    ['no other text', PICTURE + title(UP, 'p'), [1, 0, []]],
    ['nothing in a picture without one', PICTURE.replace('cara', 'nadie') + title(UP), [0, 0, []]],
    ['nothing in an icon', PICTURE.replace('400px', '100px') + title(UP), [0, 0, []]],
    ['nothing known in a cropped file', PICTURE.replace('cara', 'cara?height=300') + title(UP), [0, 0, []]],
    // The picture is cropped to its lower half here, so that its face is above.
    [
      'no headline where the face would be without the position of the picture',
      PICTURE.replace('300px', '150px; object-position: 50% 100%') + title(UP),
      [1, 1, []],
    ],
    [
      'a headline where the position of the picture has the face',
      PICTURE.replace('300px', '150px; object-position: 50% 0%') + title('left: 40px; top: 100px'),
      [1, 1, FOUND],
    ],
    [
      'a headline on a face in a larger picture',
      PICTURE.replace(SIZE, 'width: 800px; height: 600px') + title('left: 300px; top: 250px'),
      [1, 1, FOUND],
    ],
  ])('%s', async (_what, html, [compared, lines, covered]) => {
    expect(await check(opened.page, html)).toEqual({ compared, lines, covered });
  });
});
