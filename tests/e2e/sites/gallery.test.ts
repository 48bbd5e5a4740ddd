import { BRANDS } from 'rotativa/themes';
import { describe, expect, it } from 'vitest';
import { newest, storyWithGallery } from '../support/inventory.ts';
import { NO_PAGE, openPage, overflow, type OpenOptions } from '../support/open-page.ts';
import { rowsOf } from '../support/rows.ts';

/** A gallery page with its pictures, from the content API. */
async function gallery(slug = '/galeria/'): Promise<{ path: string; pictures: number }> {
  const found = (await newest('weekly', 'gallery', 50)).find(({ canonical_url }) =>
    canonical_url.includes(slug),
  );
  if (!found) throw new Error('The weekly has no gallery.');
  const pictures = found.content_elements.filter(({ type }) => type === 'image').length;
  return { path: found.canonical_url, pictures };
}

async function open(options: Partial<OpenOptions> = {}, slug?: string) {
  const { path, pictures } = await gallery(slug);
  return { pictures, ...(await openPage({ brand: 'weekly', path, ...options })) };
}

describe('N10 gallery page', () => {
  it.each([360, 1280] as const)(
    'at %d px a picture opens over the whole screen, leads on by arrows and keys, and gives the focus back',
    async (width) => {
      const { page, problems, pictures, close } = await open({ width });
      try {
        const first = page.getByRole('button', { name: 'Ver la imagen 1 en pantalla completa' });
        await first.click();
        const viewer = page.getByRole('dialog');
        await viewer.getByText(`1 / ${pictures}`).waitFor();
        const box = await viewer.boundingBox();
        expect([box?.x, box?.y, box?.width]).toEqual([0, 0, width]);
        await page.keyboard.press('ArrowRight');
        await viewer.getByText(`2 / ${pictures}`).waitFor();
        await viewer.getByRole('button', { name: 'Siguiente' }).click();
        await viewer.getByText(`3 / ${pictures}`).waitFor();
        const caption = await viewer.locator('.caption').innerText();
        expect(caption.length).toBeGreaterThan(10);
        await page.keyboard.press('Escape');
        await viewer.waitFor({ state: 'detached' });
        await expect.poll(() => first.evaluate((button) => button === document.activeElement)).toBe(true);
        expect(problems).toEqual([]);
      } finally {
        await close();
      }
    },
  );

  it('follows a swipe of more than 20 px', async () => {
    const { page, pictures, close } = await open({ width: 360 });
    try {
      await page.getByRole('button', { name: 'Ver la imagen 1 en pantalla completa' }).click();
      const viewer = page.getByRole('dialog');
      await viewer.getByText(`1 / ${pictures}`).waitFor();
      await page.mouse.move(300, 360);
      await page.mouse.down();
      for (let x = 300; x >= 60; x -= 20) await page.mouse.move(x, 360);
      await page.mouse.up();
      await viewer.getByText(`2 / ${pictures}`).waitFor();
    } finally {
      await close();
    }
  });

  it('makes a picture larger by double tap, wheel and pinch, moves it, and asks for a larger file', async () => {
    const { page, problems, pictures, close } = await open({ width: 360 });
    try {
      await page.getByRole('button', { name: 'Ver la imagen 1 en pantalla completa' }).click();
      const viewer = page.getByRole('dialog');
      await viewer.getByText(`1 / ${pictures}`).waitFor();
      const scale = () => viewer.locator('.scale').innerText();
      const image = viewer.locator('.frame img').first();
      const width = () => image.evaluate((img) => Math.round(img.getBoundingClientRect().width));
      await page.mouse.dblclick(180, 360);
      await expect.poll(scale).toBe('250 %');
      await expect.poll(width).toBe(900);
      expect(await image.getAttribute('sizes')).toBe('300vw');
      // A large picture moves instead of the row, and stops at its edge.
      const left = () => image.evaluate((img) => Math.round(img.getBoundingClientRect().x));
      await page.mouse.move(60, 360);
      await page.mouse.down();
      await page.mouse.move(340, 360, { steps: 5 });
      await page.mouse.move(60, 360);
      await page.mouse.move(900, 360, { steps: 5 });
      await page.mouse.up();
      await expect.poll(left).toBe(0);
      await viewer.getByText(`1 / ${pictures}`).waitFor();
      await page.mouse.move(180, 360);
      await page.mouse.wheel(0, 2000);
      await expect.poll(scale).toBe('100 %');
      const client = await page.context().newCDPSession(page);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: number[]) =>
        client.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: xs.map((x, id) => ({ x, y: 360, id })),
        });
      await touch('touchStart', 160, 200);
      await touch('touchMove', 150, 210);
      await touch('touchMove', 140, 220);
      await touch('touchEnd');
      await expect.poll(scale).toBe('200 %');
      await viewer.getByRole('button', { name: 'Siguiente' }).click();
      await viewer.getByText(`2 / ${pictures}`).waitFor();
      expect(await scale()).toBe('100 %');
      expect(problems).toEqual([]);
    } finally {
      await close();
    }
  });

  it('leads to a picture by its thumbnail', async () => {
    const { page, pictures, close } = await open();
    try {
      await page.getByRole('button', { name: 'Ver la imagen 1 en pantalla completa' }).click();
      const viewer = page.getByRole('dialog');
      await viewer.getByRole('button', { name: 'Ir a la imagen 3' }).click();
      await viewer.getByText(`3 / ${pictures}`).waitFor();
      expect(await viewer.locator('.thumbnails [aria-current]').getAttribute('aria-label')).toBe(
        'Ir a la imagen 3',
      );
    } finally {
      await close();
    }
  });

  it.each(rowsOf('reasons to keep the controls', 1, ['a keyboard', 'reduced motion']))(
    'its controls stay with %s',
    async (reason) => {
      const { page, close } = await open();
      try {
        await page.emulateMedia({ reducedMotion: reason === 'reduced motion' ? 'reduce' : 'no-preference' });
        const first = page.getByRole('button', { name: 'Ver la imagen 1 en pantalla completa' });
        if (reason === 'a keyboard') await first.press('Enter');
        else await first.click();
        const viewer = page.getByRole('dialog');
        await viewer.waitFor();
        await page.waitForTimeout(4000);
        expect(await viewer.getAttribute('data-idle')).toBe(null);
        expect(await viewer.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
      } finally {
        await close();
      }
    },
  );

  it.each(rowsOf('cards of a phone', 1, [true, false]))(
    'is cards below each other on a phone, each with its number and its words, with JavaScript %s',
    async (javascript) => {
      const { page, pictures, problems, close } = await open({ width: 360, javascript }, 'bogota-una-semana');
      try {
        const main = page.locator('.gallery');
        // The code loads when they come into view, and leaves the cards as they are.
        if (javascript) {
          await main.hover();
          await page.waitForTimeout(500);
        }
        const figures = main.locator('figure');
        expect(await figures.count()).toBe(pictures);
        const boxes = await figures.evaluateAll((all) =>
          all.map((figure) => {
            const { x, y, width } = figure.getBoundingClientRect();
            return { x, y, width };
          }),
        );
        expect(new Set(boxes.map(({ x }) => x)).size).toBe(1);
        expect(boxes.map(({ y }) => y)).toEqual(boxes.map(({ y }) => y).toSorted((a, b) => a - b));
        expect(await main.locator('.controls:visible, .pagination:visible').count()).toBe(0);
        expect(await figures.nth(1).innerText()).toMatch(new RegExp(`^2/${pictures} Martes\\. La plaza`));
        expect(await overflow(page)).toBe(0);
        expect(problems).toEqual([]);
      } finally {
        await close();
      }
    },
  );

  it.each([
    ['its own page', 'weekly', undefined],
    ['a text', 'daily', '/cali/articulo/feria-de-cali-programacion-salsodromo/'],
  ] as const)(
    'T5 turns automatically on %s, without a touch, until the reader stops it',
    async (_place, brand, story) => {
      const { page, problems, close } = await openPage({ brand, path: NO_PAGE });
      try {
        await page.emulateMedia({ reducedMotion: 'no-preference' });
        await page.goto(story ?? (await gallery()).path);
        const row = page.locator('.rt-body-gallery section').first();
        await row.evaluate((section) => section.scrollIntoView({ block: 'center' }));
        const pause = row.getByRole('button', { name: 'Pausar el movimiento' });
        await pause.waitFor();
        const current = () => row.locator('.pagination [aria-current]').getAttribute('aria-label');
        expect(await current()).toBe('Ir a la diapositiva 1');
        await expect.poll(current, { timeout: 8000 }).toBe('Ir a la diapositiva 2');
        await pause.click();
        await page.mouse.move(2, 2);
        await page.waitForTimeout(6000);
        expect(await current()).toBe('Ir a la diapositiva 2');
        expect(problems).toEqual([]);
      } finally {
        await close();
      }
    },
  );

  it('T5 in a text nothing lies over its controls and its link', async () => {
    // Not every brand has a gallery in a text.
    const found = await Promise.all(
      BRANDS.map(async (brand) => [brand, await storyWithGallery(brand)] as const),
    );
    const stories = found.filter(([, story]) => story);
    expect(stories.length).toBeGreaterThan(1);
    for (const [brand, story] of rowsOf('galleries in texts', 2, stories)) {
      const { page, problems, close } = await openPage({ brand, path: story!.canonical_url });
      const parts = page.locator('.rt-body-gallery :is(.controls button, .pagination button, .all)');
      await page.locator('.rt-body-gallery').first().scrollIntoViewIfNeeded();
      await page.locator('.rt-body-gallery .rotation').first().waitFor();
      for (const width of [320, 360, 640, 768, 1024, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const covered = await parts.evaluateAll((all) =>
          all
            .filter((part) => {
              part.scrollIntoView({ block: 'center', behavior: 'instant' });
              const { left, right, top, bottom } = part.getBoundingClientRect();
              return [left + 4, (left + right) / 2, right - 4].some(
                (x) => !part.contains(document.elementFromPoint(x, (top + bottom) / 2)),
              );
            })
            .map((part) => part.ariaLabel ?? part.textContent),
        );
        expect(covered, `covered at ${width} px of ${brand}`).toEqual([]);
        // The icons of all pictures come to the same side, so only their heights are compared.
        const below = await page
          .locator('.rt-body-gallery')
          .first()
          .evaluate((gallery) => {
            const boxes = (names: string) =>
              [...gallery.querySelectorAll(names)].map((one) => one.getBoundingClientRect());
            const arrows = boxes('.controls > :is(.previous, .next)');
            const icons = boxes('.open > svg');
            const met = icons.filter((icon) =>
              arrows.some(({ top, bottom }) => icon.top < bottom && top < icon.bottom),
            );
            return { arrows: arrows.length, icons: icons.length, met: met.length };
          });
        expect(below, `arrows and icons at ${width} px of ${brand}`).toMatchObject({ arrows: 2, met: 0 });
        expect(below.icons).toBeGreaterThan(1);
        expect(await parts.count()).toBeGreaterThan(4);
      }
      expect(await overflow(page)).toBe(0);
      expect(problems).toEqual([]);
      await close();
    }
  });

  it('its controls fade after three seconds, and reappear when the pointer moves', async () => {
    const { page, close } = await open();
    try {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.getByRole('button', { name: 'Ver la imagen 1 en pantalla completa' }).click();
      const viewer = page.getByRole('dialog');
      await viewer.waitFor();
      const next = viewer.locator('.row > .controls');
      const opacity = () => next.evaluate((controls) => getComputedStyle(controls).opacity);
      await page.waitForFunction(() => document.querySelector('[role="dialog"][data-idle]'), null, {
        timeout: 6000,
      });
      await expect.poll(opacity).toBe('0');
      await page.mouse.move(400, 400);
      await expect.poll(opacity).toBe('1');
    } finally {
      await close();
    }
  });

  it('without scripts every picture is in a scrolling row, with its caption and without dead buttons', async () => {
    const { page, pictures, close } = await open({ javascript: false, width: 768 });
    try {
      expect(await page.locator('.gallery figure img').count()).toBe(pictures);
      expect(await page.locator('.gallery figure .open:visible').count()).toBe(0);
      expect(
        await page.locator('.gallery .viewport').evaluate((row) => row.scrollWidth > row.clientWidth),
      ).toBe(true);
      expect(await overflow(page)).toBe(0);
    } finally {
      await close();
    }
  });
});
