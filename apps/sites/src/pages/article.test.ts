import { BRANDS } from 'rotativa/themes';
import { expect, it } from 'vitest';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { documentOf } from '../../../../tests/contract/documents.ts';
import { articleOf } from './article.ts';
import { WITHOUT_ADS } from './without-ads.ts';

const unsigned = () =>
  documentOf({
    _id: 'a',
    type: 'story',
    canonical_url: '/nacion/articulo/a/',
    headlines: { basic: 'Sin firma' },
    subtype: 'cronica',
    publish_date: '2026-01-01T12:00:00Z',
  });

it.each(BRANDS)(
  'an unsigned story of %s is by the newsroom of that site, under the words of its table',
  (key) => {
    const brand = BRAND_CONFIGS[key];
    const { bylines, kicker } = articleOf(unsigned(), brand, 'https://example.com', '/nacion/articulo/a/');
    expect(bylines).toEqual([{ text: `Redacción ${brand.name}` }]);
    expect(kicker).toBe(brand.subtypes['cronica']);
  },
);

it('N4 a listed article has no ads', () => {
  const [path = ''] = WITHOUT_ADS;
  const document = { ...unsigned(), canonical_url: path };
  expect(articleOf(document, BRAND_CONFIGS.daily, 'https://example.com', path).adFree).toBe(true);
  expect(articleOf(unsigned(), BRAND_CONFIGS.daily, 'https://example.com', path).adFree).toBe(false);
});
