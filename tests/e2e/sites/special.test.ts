import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeFindings, NO_PAGE, openPage } from '../support/open-page.ts';

const PATH = '/especiales/articulo/especial-rio-magdalena-mil-quinientos-kilometros/';
const CONTRAST = 4.5;

/** The contrast of the headline with the lightest and the darkest pixel behind its words. */
async function contrastOfHeadline(page: Page): Promise<number> {
  const title = page.locator('h1');
  const color = await title.evaluate((heading) => getComputedStyle(heading).color);
  await title.evaluate((heading) => (heading.style.color = 'transparent'));
  const data = (await title.screenshot({ animations: 'disabled' })).toString('base64');
  await title.evaluate((heading) => heading.style.removeProperty('color'));
  return page.evaluate(
    async ([picture, words]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${picture}`;
      await image.decode();
      const { width, height } = image;
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const context = canvas.getContext('2d')!;
      context.drawImage(image, 0, 0);
      const { data: pixels } = context.getImageData(0, 0, width, height);
      const luminance = (rgb: ArrayLike<number>): number => {
        const [r, g, b] = [0, 1, 2].map((at) => {
          const part = (rgb[at] ?? 0) / 255;
          return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
        }) as [number, number, number];
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      const own = luminance((/\d+(?:, \d+)*/.exec(words!)?.[0] ?? '').split(', ').map(Number));
      let least = 21;
      for (let at = 0; at < pixels.length; at += 4) {
        const behind = luminance(pixels.subarray(at, at + 3));
        const contrast = (Math.max(own, behind) + 0.05) / (Math.min(own, behind) + 0.05);
        least = Math.min(least, contrast);
      }
      return least;
    },
    [data, color] as const,
  );
}

const WHITE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"><rect width="1600" height="900" fill="#fff"/></svg>';

describe('N12 a special', () => {
  it.each([360, 1280])('has a legible headline in each form, on a white picture, at %d px', async (width) => {
    const { page, close } = await openPage({ brand: 'weekly', path: NO_PAGE, width });
    await page.route(/\/images\//, (route) => route.fulfill({ contentType: 'image/svg+xml', body: WHITE }));
    await page.goto(PATH, { waitUntil: 'networkidle' });
    // In the sixth, the lines have an opaque ground each.
    for (const form of ['foot', 'frame', 'poster', 'grid', 'card']) {
      await page
        .locator('article')
        .first()
        .evaluate((article, look) => {
          article.dataset['special'] = look;
          article.querySelector<HTMLElement>('.opening > header')!.dataset['form'] = look;
        }, form);
      expect(await contrastOfHeadline(page), form).toBeGreaterThanOrEqual(CONTRAST);
    }
    await close();
  });

  it.each([360, 1280])(
    'marks the chapter that is read, and leads to the others, without JavaScript at %d px',
    async (width) => {
      const { page, problems, close } = await openPage({
        brand: 'weekly',
        path: PATH,
        width,
        javascript: false,
      });
      const links = page.getByRole('navigation', { name: 'Capítulos' }).getByRole('link');
      const current = () =>
        links.evaluateAll((all) =>
          all.flatMap((link, at) => (/ 0\)$/.test(getComputedStyle(link).backgroundColor) ? [] : [at])),
        );
      expect(await links.count()).toBe(5);
      await expect.poll(current).toEqual([]);
      for (const at of [2, 4, 1]) {
        await links.nth(at).focus();
        await page.keyboard.press('Enter');
        await expect.poll(current).toEqual([at]);
        expect(
          await page
            .locator('h2.chapter')
            .nth(at)
            .evaluate((heading) => {
              const { top, bottom } = heading.getBoundingClientRect();
              return top >= 0 && bottom <= innerHeight;
            }),
        ).toBe(true);
        const box = (await links.nth(at).boundingBox())!;
        expect(box.y + box.height).toBeLessThanOrEqual(page.viewportSize()!.height + 1);
        expect(box.height).toBeGreaterThanOrEqual(44);
      }
      expect(problems).toEqual([]);
      await close();
    },
  );

  it.each([360, 768, 1280])(
    'has pictures from edge to edge, and does not scroll sideways at %d px',
    async (width) => {
      const { page, problems, close } = await openPage({ brand: 'weekly', path: PATH, width });
      const bleed = (await page.locator('figure[data-span=bleed] img').first().boundingBox())!;
      expect(bleed.x + bleed.width).toBeGreaterThanOrEqual(width - 1);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
      expect((await page.locator('article .lead picture').boundingBox())!.y).toBe(0);
      expect(await axeFindings(page)).toEqual([]);
      expect(problems).toEqual([]);
      await close();
    },
  );

  it('has the transparent header of its site', async () => {
    const path = '/multimedia/rio-cauca-el-viaje/articulo/especial-rio-cauca-el-viaje-multimedia/';
    const { page, problems, close } = await openPage({ brand: 'daily', path });
    expect(await page.locator('header[data-over]').count()).toBe(1);
    expect((await page.locator('article .lead picture').boundingBox())!.y).toBe(0);
    expect(problems).toEqual([]);
    await close();
  });
});

describe('N12 a programme and a confidential', () => {
  it.each([
    ['/semanarioplay/articulo/play-podcast-el-cuaderno-del-tendero/', 360, 'light'],
    ['/semanarioplay/articulo/play-podcast-el-cuaderno-del-tendero/', 1280, 'dark'],
    ['/confidenciales/articulo/confidencial-silla-vacia-consejo-ministros/', 360, 'dark'],
    ['/confidenciales/articulo/confidencial-silla-vacia-consejo-ministros/', 1280, 'light'],
  ] as const)('%s is legible and fits at %d px, %s', async (path, width, mode) => {
    const { page, problems, close } = await openPage({ brand: 'weekly', path, width, mode });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    expect(await axeFindings(page)).toEqual([]);
    expect(problems).toEqual([]);
    await close();
  });

  it('has the still above the headline, and both in the first window', async () => {
    const path = '/semanarioplay/articulo/play-podcast-el-cuaderno-del-tendero/';
    const { page, close } = await openPage({ brand: 'weekly', path, width: 1280, height: 900 });
    const still = (await page.locator('article .lead img').boundingBox())!;
    const title = (await page.locator('h1').boundingBox())!;
    expect(title.y).toBeGreaterThanOrEqual(still.y + still.height);
    expect(title.y + title.height).toBeLessThanOrEqual(900);
    await close();
  });
});
