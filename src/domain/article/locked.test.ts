import { describe, expect, it } from 'vitest';
import { isFreeArticle, isMeteredArticle } from './locked-article.ts';

const site = { product: 'semanario', features: { paywall: true } };
const story = { type: 'story', canonicalUrl: '/nacion/articulo/x/' } as const;
const PATH = '/nacion/articulo/x/';

describe('P1 an article that all readers may read', () => {
  it('has no locking code', () => {
    expect(isFreeArticle(story, site, PATH)).toBe(true);
    expect(isFreeArticle({ ...story, contentCode: '3' }, site, PATH)).toBe(false);
  });

  it('is judged by its own address, and without one by that of the request', () => {
    const locked = { ...story, contentCode: '3' };
    const open = '/especiales/articulo/x/';
    expect(isFreeArticle(locked, site, open)).toBe(false);
    expect(isFreeArticle({ ...locked, canonicalUrl: open }, site, PATH)).toBe(true);
    expect(isFreeArticle({ ...locked, canonicalUrl: '' }, site, open)).toBe(true);
  });
});

describe('P4 an article about which the paywall’s script decides', () => {
  it.each([
    ['a free story', {}, true],
    ['a locked story', { contentCode: '3' }, false],
    ['a gallery', { type: 'gallery' }, false],
    ['a story that the paywall ignores', { canonicalUrl: '/especiales/articulo/x/' }, false],
  ] as const)('%s: %s, %s', (_name, own, metered) => {
    expect(isMeteredArticle({ ...story, ...own }, site, PATH)).toBe(metered);
  });

  it('is on a site with a paywall', () => {
    expect(isMeteredArticle(story, { ...site, features: { paywall: false } }, PATH)).toBe(false);
  });
});
