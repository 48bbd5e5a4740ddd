import type { BrandConfig } from 'rotativa/themes';
import { describe, expect, it } from 'vitest';
import { checkBrands } from './brand-schema.ts';
import { BRAND_CONFIGS } from 'rotativa/themes/all';

const { daily } = BRAND_CONFIGS;

describe('T3 the check of the brands', () => {
  it('the six brands pass', () => {
    expect(() => checkBrands(BRAND_CONFIGS)).not.toThrow();
  });

  it.each<[string, Partial<Record<keyof BrandConfig, unknown>>]>([
    ['daily.routes.profile', { routes: { ...daily.routes, profile: 'perfil' } }],
    ['daily.routes.signIn', { routes: { ...daily.routes, signIn: 'https://evil.example/' } }],
    ['daily.routes.restore', { routes: { ...daily.routes, restore: undefined } }],
    [
      'daily.properties.facebookURL',
      { properties: { ...daily.properties, facebookURL: 'javascript:alert(1)' } },
    ],
    [
      'daily.navigation.main.0.link',
      { navigation: { ...daily.navigation, main: [{ text: 'Inicio', link: 'inicio' }] } },
    ],
    [
      'daily.navigation.more.0',
      { navigation: { ...daily.navigation, more: [{ text: 'Noticias', link: '' }] } },
    ],
    ['daily.hosts', { hosts: [] }],
    ['daily.issn', { issn: '1234' }],
    [
      'daily.services.paywallScript.sandbox',
      {
        services: { ...daily.services, paywallScript: { production: 'https://a.example/p.js', sandbox: '' } },
      },
    ],
    ...(['players', 'pixels'] as const).map(
      (table): [string, Partial<Record<keyof BrandConfig, unknown>>] => [
        `daily.services.${table}.articles.A`,
        {
          services: {
            ...daily.services,
            [table]: { hosts: ['ads.example'], articles: { A: 'https://otro.example/pixel' } },
          },
        },
      ],
    ),
    [
      'daily.services.pixels.articles.A',
      {
        services: {
          ...daily.services,
          pixels: { hosts: ['ads.example'], articles: { A: 'http://ads.example/' } },
        },
      },
    ],
    ['daily.services.pixels', { services: { ...daily.services, pixels: undefined } }],
    ['daily.services.swg.product', { services: { ...daily.services, swg: { product: 'x', sku: 'y' } } }],
  ])('names the key that is wrong: %s', (key, change) => {
    const check = () => checkBrands({ daily: { ...daily, ...change } as BrandConfig });
    expect(check).toThrow(new RegExp(`^The brands are not usable\\.\\n {2}${key.replaceAll('.', '\\.')}: `));
  });
});
