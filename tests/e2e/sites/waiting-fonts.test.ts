import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { AGE_GATE_ID } from 'rotativa/patterns/notices/AgeGate';
import { BRANDS } from 'rotativa/themes';
import { STORIES } from '../../../apps/sandbox/src/seed/content/index.ts';
import { openPage } from '../support/open-page.ts';

/** Share by which the mean headline may be wider or narrower in the other face. */
const MEAN = 0.01;
/** Share of the headlines that may have another number of lines on a phone. The letters of two faces differ. */
const CHANGED = 0.1;

const headlinesOf = (brand: string): string[] => [
  ...new Set(STORIES.filter((story) => story.brand === brand).map(({ headline }) => headline)),
];

/** Sets each headline in the brand's face and in the one that readers see before it: the widths and the heights. */
const compare = (page: Page, headlines: readonly string[]) =>
  page.evaluate(async (texts) => {
    const box = document.createElement('div');
    box.style.cssText =
      'position: absolute; font: var(--rt-type-headline-article); text-transform: var(--rt-case-headline);' +
      'letter-spacing: var(--rt-type-headline-article-letter-spacing)';
    for (const text of texts) {
      const [line, column] = [document.createElement('p'), document.createElement('p')];
      line.style.cssText = 'white-space: nowrap; inline-size: max-content';
      column.style.cssText = 'inline-size: 328px';
      line.innerHTML = column.innerHTML = text;
      box.append(line, column);
    }
    document.body.append(box);
    const [own = '', ...waiting] = getComputedStyle(box).fontFamily.split(', ');
    const measure = (): { width: number; height: number }[] =>
      texts.map((_, at) => ({
        width: box.children[2 * at]!.getBoundingClientRect().width,
        height: box.children[2 * at + 1]!.getBoundingClientRect().height,
      }));
    box.style.fontFamily = own;
    await document.fonts.ready;
    const { fontStyle, fontWeight } = getComputedStyle(box);
    const loaded = await document.fonts.load(`${fontStyle} ${fontWeight} 32px ${own}`);
    const after = measure();
    box.style.fontFamily = waiting.join(', ');
    const before = measure();
    const ratios = after.map(({ width }, at) => width / before[at]!.width);
    return {
      loaded: loaded.length,
      mean: ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length,
      changed: after.filter(({ height }, at) => Math.abs(height - before[at]!.height) > 1).length,
    };
  }, headlines);

describe.each(BRANDS)('the headlines of %s before their font comes', (brand) => {
  it('are as wide, and most have as many lines', async () => {
    const { page, close } = await openPage({ brand, path: '/', width: 360 });
    const headlines = headlinesOf(brand);
    const { loaded, mean, changed } = await compare(page, headlines);
    expect(loaded, 'files of the brand’s face').toBe(1);
    expect(Math.abs(mean - 1), 'difference of the widths').toBeLessThan(MEAN);
    expect(changed / headlines.length, 'headlines with other lines').toBeLessThan(CHANGED);
    await close();
  });
});

it('the answers of the age gate have the places on a phone that they have after their font', async () => {
  const { page, close } = await openPage({ brand: 'men', path: '/', width: 412 });
  const answers = page.locator(`#${AGE_GATE_ID} .answers > *`);
  const tops = await answers.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(tops).toHaveLength(2);
  expect(tops[0], 'one below the other, also where both fit into a line').toBeLessThan(tops[1]!);
  await close();
});
