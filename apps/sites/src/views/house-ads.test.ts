import { BRANDS } from 'rotativa/themes';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { describe, expect, it } from 'vitest';
import { newsletterHref, newslettersOf } from '../pages/newsletters.ts';
import { houseAds, sideAds } from './house-ads.ts';

describe('B12 house ads for newsletters', () => {
  it.each(BRANDS)('%s promises the letter that its link leads to', (key) => {
    const brand = BRAND_CONFIGS[key];
    const [letter] = newslettersOf(brand);
    const ads = [houseAds(brand)['ROBAPAGINA_3'], sideAds(brand)['LATERAL_1']];
    expect(letter).toBeDefined();
    for (const ad of ads)
      expect(ad).toMatchObject({
        title: letter?.name,
        text: letter?.text,
        href: letter && newsletterHref(brand, letter),
      });
  });
});
