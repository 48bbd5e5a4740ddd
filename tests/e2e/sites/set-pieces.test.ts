import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { BrandKey } from 'rotativa/themes';
import { axeFindings, openPage, origin } from '../support/open-page.ts';
import { ALL_BUT_THE_END, startPacketProxy } from '../support/packet-proxy.ts';
import { pieceOf } from '../support/set-pieces.ts';
import { LAYOUT_SHIFT, recordShifts } from '../support/shifts.ts';
import { textFaults } from '../support/text-faults.ts';
import { setTextSize } from '../support/text-size.ts';

interface Piece {
  brand: BrandKey;
  /** The words of each stop, and how many there are. */
  stops: number;
  /** A part of the drawing that follows the last stop. */
  follows: string;
  /** KB before compression and as sent with Brotli: as it was when it was made, and 5 % more. */
  kb: readonly [whole: number, sent: number];
}

const PIECES: readonly Piece[] = [
  {
    brand: 'weekly',
    stops: 11,
    follows: '.leg',
    kb: [277, 49.6],
  },
  {
    brand: 'daily',
    stops: 8,
    follows: '.leg',
    kb: [179.1, 33.1],
  },
  {
    brand: 'women',
    stops: 4,
    follows: '.picture',
    kb: [212.5, 37.4],
  },
  {
    brand: 'men',
    stops: 10,
    follows: '.climb',
    kb: [204.6, 36.1],
  },
  {
    brand: 'forums',
    stops: 7,
    follows: '.layer',
    kb: [209.1, 35.2],
  },
  {
    brand: 'rural',
    stops: 12,
    follows: '.turn',
    kb: [232.8, 40],
  },
];

/** The words of a piece in the order in which they are read. */
const words = (page: Page): Promise<string[]> =>
  page.locator('[data-words]').evaluateAll((all) => all.map((one) => one.textContent));

/** The animations of drawings that do not follow their words: the browser found no timeline for them. */
const unmoved = (page: Page): Promise<string[]> =>
  page.locator('[data-stop]').evaluateAll((all) =>
    all
      .flatMap((part) => part.getAnimations())
      .filter(({ timeline }) => timeline === null)
      .map((animation) => (animation as CSSAnimation).animationName),
  );

/** Scrolls so that a stop is in the middle of the window, and waits for two frames. */
const reach = (page: Page, stop: number): Promise<void> =>
  page.locator(`[data-words="${stop}"]`).evaluate(async (element) => {
    const { top, height } = element.getBoundingClientRect();
    scrollTo(0, scrollY + top + height / 2 - innerHeight / 2);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });

const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

describe.each(PIECES)('N12 the set-piece of $brand', ({ brand, stops, follows, kb: [whole, sent] }) => {
  const path = pieceOf(brand);

  it('is not heavier than it was', async () => {
    const reply = await fetch(origin(brand) + path, { headers: { 'Accept-Encoding': 'br' } });
    expect(reply.headers.get('Content-Encoding')).toBe('br');
    expect((await reply.arrayBuffer()).byteLength / 1000).toBeLessThanOrEqual(whole);
    expect(Number(reply.headers.get('Content-Length')) / 1000).toBeLessThanOrEqual(sent);
  });

  it.each([
    [360, 'dark'],
    [1280, 'light'],
  ] as const)('follows its words without moving the page at %d px, %s', async (width, mode) => {
    await using proxy = await startPacketProxy(ALL_BUT_THE_END);
    // From the start: a piece that begins to move later is laid out again.
    const opening = { brand, path, width, mode, moves: true, proxy: proxy.address };
    const { page, problems, close } = await openPage(opening);
    // `arrival.test.ts` has what moves while a page comes.
    await page.evaluate(() => document.fonts.ready);
    const shiftsSince = await recordShifts(page);
    expect(await words(page)).toHaveLength(stops);
    expect(await unmoved(page)).toEqual([]);
    const look = (): Promise<string> =>
      page
        .locator(`${follows}[data-stop="${stops}"]`)
        .first()
        .evaluate((part) => {
          const { opacity, rotate, strokeDashoffset } = getComputedStyle(part);
          return [opacity, rotate, strokeDashoffset].join(' ');
        });
    await reach(page, 1);
    const before = await look();
    for (let stop = 2; stop <= stops; stop += 1) await reach(page, stop);
    await expect.poll(look).not.toBe(before);
    expect((await shiftsSince()).reduce((sum, value) => sum + value, 0)).toBeLessThan(LAYOUT_SHIFT);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    expect(problems).toEqual([]);
    await close();
  });

  it('has the same words without scripts where it may move', async () => {
    const { page, close } = await openPage({ brand, path, width: 1280, javascript: false, moves: true });
    expect(await words(page)).toHaveLength(stops);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    await close();
  });

  it.each([
    ['with', true],
    ['without', false],
  ])(
    'has the same words, and nothing that moves, with reduced motion and %s scripts',
    async (_, javascript) => {
      const { page, close } = await openPage({ brand, path, width: 1280, javascript });
      expect(await words(page)).toHaveLength(stops);
      const parts = page.locator('[data-stop]');
      // Layers over a drawing are not shown then.
      const moved = await parts.evaluateAll((all) =>
        all.filter((part) => part.checkVisibility() && getComputedStyle(part).animationName !== 'none'),
      );
      expect(moved).toEqual([]);
      const stuck = await page
        .locator('.stage, .scenes .picture')
        .evaluateAll((all) => all.filter((part) => getComputedStyle(part).position === 'sticky'));
      expect(stuck).toEqual([]);
      await close();
    },
  );

  it('reads as a sequence with text twice as large, and has no accessibility faults', async () => {
    const { page, close } = await openPage({ brand, path, width: 360 });
    expect(await axeFindings(page)).toEqual([]);
    await setTextSize(page, 2);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    expect(await textFaults(page)).toEqual({ cut: [], over: [] });
    const overlaps = await page.locator('[data-words]').evaluateAll((all) => {
      const boxes = all.map((one) => one.getBoundingClientRect());
      return boxes.filter(({ top }, at) => at > 0 && top < boxes[at - 1]!.bottom - 1).length;
    });
    expect(overlaps).toBe(0);
    await close();
  });

  it('is reached from its front or its section', async () => {
    const { page, close } = await openPage({ brand, path: '/', width: 1280 });
    const section = path.replace(/articulo\/.*/, '');
    const onFront = await page.locator(`a[href="${path}"]`).count();
    if (onFront === 0) await page.goto(section);
    expect(await page.locator(`a[href="${path}"]`).count()).toBeGreaterThan(0);
    await close();
  });
});

describe('N12 the pair of pictures of the women’s brand', () => {
  const path = pieceOf('women');
  const NAME = 'Comparar: la sala a las nueve y a las diez de la mañana';

  it('moves by keys', async () => {
    const { page, problems, close } = await openPage({ brand: 'women', path, width: 1280 });
    const slider = page.getByRole('slider', { name: NAME });
    await slider.scrollIntoViewIfNeeded();
    const later = page.locator('.both > .one').nth(1);
    const edge = (): Promise<string> => later.evaluate((part) => getComputedStyle(part).clipPath);
    expect(await edge()).toContain('50%');
    await slider.focus();
    await page.keyboard.press('End');
    await expect.poll(edge).toContain('100%');
    await page.keyboard.press('Home');
    await expect.poll(edge).not.toContain('100%');
    expect(problems).toEqual([]);
    await close();
  });

  it('has its pictures one below the other without scripts', async () => {
    const { page, close } = await openPage({ brand: 'women', path, width: 1280, javascript: false });
    const [first, second] = await page
      .locator('.both > .one')
      .evaluateAll((all) => all.map((part) => part.getBoundingClientRect().toJSON() as DOMRect));
    expect(second!.top).toBeGreaterThanOrEqual(first!.bottom);
    expect(await page.getByRole('slider', { name: NAME }).count()).toBe(0);
    await close();
  });
});
