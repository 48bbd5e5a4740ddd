import { BRANDS, readerMessages, type BrandKey, type Voice } from 'rotativa/themes';
import { describe, expect, it } from 'vitest';
import { PAGES } from '../pages/documents/index.ts';
import { houseAds, sideAds } from '../views/house-ads.ts';
import { BRAND_CONFIGS } from 'rotativa/themes/all';

const words = (list: string): RegExp =>
  new RegExp(`(?<![\\p{L}])(${list.split(' ').join('|')})(?![\\p{L}])`, 'iu');

/** Verb and pronoun forms that address the reader. */
const FORMS: Record<Voice, RegExp> = {
  tu: words(
    'tu tus tú suscríbete inicia crea eres lee sigue prueba intenta busca búscala empieza escríbenos conoce cancela',
  ),
  usted: words(
    'usted suscríbase inicie cree lea siga pruebe intente busque búsquela empiece escríbanos conozca cancele',
  ),
};

/** All texts of a brand in code and configuration. */
function wordsOf(key: BrandKey): string[] {
  const { name, tagline, navigation, offer, voice, supportHours } = BRAND_CONFIGS[key];
  const found: string[] = [];
  const collect = (value: unknown): void => {
    if (typeof value === 'string') found.push(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
  };
  const ads = [houseAds(BRAND_CONFIGS[key]), sideAds(BRAND_CONFIGS[key])];
  const { notFound, error, unavailable, busy } = PAGES[key];
  collect([name, tagline, navigation, offer, supportHours, readerMessages(voice), ads]);
  collect([notFound, error, unavailable, busy]);
  return found;
}

describe.each(BRANDS)('the words of %s', (key) => {
  it('address the reader with one form', () => {
    const other = FORMS[BRAND_CONFIGS[key].voice === 'tu' ? 'usted' : 'tu'];
    expect(wordsOf(key).filter((text) => other.test(text))).toEqual([]);
  });
});

it('recognises the forms of each voice', () => {
  expect(FORMS.tu.test('SUSCRÍBETE AHORA')).toBe(true);
  expect(FORMS.usted.test('Suscríbase ahora')).toBe(true);
  expect(FORMS.usted.test('La lealtad del siguiente')).toBe(false);
});
