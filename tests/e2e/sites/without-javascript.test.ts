import { describe, expect, it } from 'vitest';
import { brandsOf } from '../support/brands.ts';
import { openPage } from '../support/open-page.ts';
import { freeStory } from '../support/inventory.ts';

const words = (html: string): string =>
  html
    .replace(/<[^>]+>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const longestWord = (text: string): string =>
  [...text.matchAll(/\p{L}+/gu)].map(([word]) => word).sort((a, b) => b.length - a.length)[0] ?? '';

describe.each(brandsOf('without-javascript'))('X12 %s with JavaScript off', (brand) => {
  it('an article is complete: headline and every paragraph', async () => {
    const story = await freeStory(brand);
    const path = story.canonical_url;
    const { page, problems, close } = await openPage({ brand, path, javascript: false });
    const main = words(await page.locator('main').innerText());
    const heading = await page.locator('h1').innerText();
    await close();
    expect(heading.toLocaleLowerCase('es')).toBe(words(story.headlines.basic).toLocaleLowerCase('es'));
    const paragraphs = story.content_elements
      .filter(({ type }) => type === 'text')
      .map((one) => words(one.content ?? ''));
    expect(paragraphs.filter((paragraph) => !main.includes(paragraph))).toEqual([]);
    expect(problems).toEqual([]);
  });

  it('the home page links to stories', async () => {
    const { page, close } = await openPage({ brand, path: '/', javascript: false });
    const gate = page.getByRole('button', { name: 'TENGO MÁS DE 18 AÑOS' });
    if (await gate.isVisible()) await gate.click();
    const link = page.locator('main :is(h2, h3) a').first();
    const name = await link.innerText();
    await link.click();
    await page.waitForLoadState();
    const heading = await page.locator('h1').innerText();
    await close();
    expect(heading.toLocaleLowerCase('es')).toBe(name.toLocaleLowerCase('es'));
  });

  it('the search works by its address', async () => {
    const word = longestWord((await freeStory(brand)).headlines.basic);
    const path = `/buscar/?q=${encodeURIComponent(word)}`;
    const { page, close } = await openPage({ brand, path, javascript: false });
    expect(await page.getByRole('searchbox').inputValue()).toBe(word);
    expect(await page.locator('main :is(h2, h3) a').count()).toBeGreaterThan(0);
    await close();
  });
});
