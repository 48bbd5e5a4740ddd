import { expect, it } from 'vitest';
import { BRAND_CONFIGS } from './all/index.ts';
import { inFamily, renamer } from './family.ts';

const { weekly, daily, forums } = BRAND_CONFIGS;
const own = { tagline: 'Noticias', slug: 'gran-debate', hosts: ['www.grandebate.example'] } as const;

it('X6 names another brand in texts, and leaves its sisters alone', () => {
  const renamed = renamer(weekly, { name: 'El Faro', slug: 'el-faro', product: weekly.product });
  expect(
    renamed(['le dijo a Semanario.', 'SEMANARIO NOTICIAS', 'Foros Semanario y Semanario Rural']),
  ).toEqual(['le dijo a El Faro.', 'EL FARO NOTICIAS', 'Foros Semanario y Semanario Rural']);
});

it('X6 names it in paths that are its family’s own, and leaves those of the product alone', () => {
  const faro = renamer(weekly, { name: 'El Faro', slug: 'el-faro', product: weekly.product });
  expect(faro(['/semanario-tv/', '/loginsemanario/?register=1'])).toEqual([
    '/semanario-tv/',
    '/loginel-faro/?register=1',
  ]);
  const debate = renamer(forums, { name: 'Gran Debate', slug: 'gran-debate', product: forums.product });
  expect(
    debate({
      sections: ['/foros-semanario', '/foros-semanario/videos'],
      text: '<a href="/foros-semanario/x/">',
    }),
  ).toEqual({
    sections: ['/gran-debate', '/gran-debate/videos'],
    text: '<a href="/gran-debate/x/">',
  });
});

it('X6 the configuration is the family’s, without the parts that only the family has', () => {
  const brand = inFamily(daily, { ...daily, name: 'Gran Debate' }, own);
  expect(brand.layout).toBe('daily');
  expect(brand.features).toEqual({
    ...daily.features,
    anniversarySeal: false,
    newsletter: false,
    printEdition: false,
  });
  expect(brand.issn).toBeUndefined();
  expect(brand.routes.signIn).toBe('/logingran-debate/');
  expect(brand.properties.twitterURL).toBe('https://x.com/gran_debate');
  expect(brand.services.swg.product).toBe('grandebate.example:digital');
  expect(inFamily(daily, daily, { ...own, issn: '2745-2794' }).issn).toBe('2745-2794');
});
