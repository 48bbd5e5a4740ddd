import { describe, expect, it } from 'vitest';
import { readConfig, type Config } from './config.ts';
import { originPolicy } from './security/cors.ts';
import { brandOfOrigin, siteOrigin } from './site-origin.ts';
import { SITES } from './sites.ts';

const NAMES = ['localhost', '127.0.0.1', '127.0.0.2', '[::1]', 'daily.localhost'];
const development = readConfig({ PORT: '5000' });
const production: Config = { ...development, mode: 'production' };

const places = SITES.flatMap(({ brand, portOffset }) =>
  NAMES.map((name) => ({ brand, origin: `http://${name}:${5000 + portOffset}` })),
);

describe('the brand of an origin', () => {
  it.each(places)('in development $origin is the site of $brand, and may call', ({ brand, origin }) => {
    expect(brandOfOrigin(development, origin)).toBe(brand);
    expect(originPolicy(development)(origin)).toBe(true);
  });

  it.each(places)('in production $origin is of no site, and may not call', ({ origin }) => {
    expect(brandOfOrigin(production, origin)).toBeUndefined();
    expect(originPolicy(production)(origin)).toBe(false);
  });

  it.each(SITES)('$brand has its hosts in both modes', ({ brand, config }) => {
    for (const mode of [development, production])
      for (const host of config.hosts) expect(brandOfOrigin(mode, `https://${host}`)).toBe(brand);
  });

  it('a configured origin of this machine wins over its other names', () => {
    const named: Config = {
      ...development,
      siteOrigins: { weekly: 'http://weekly.localhost:5000', daily: 'http://daily.localhost:5000' },
    };
    expect(brandOfOrigin(named, 'http://daily.localhost:5000')).toBe('daily');
    expect(siteOrigin(named, 'daily')).toBe('http://daily.localhost:5000');
  });

  it.each([
    'http://localhost:5000',
    'http://localhost:5007',
    'https://localhost:5001',
    'http://localhost.evil.example:5001',
    'http://evil.example:5001',
    'null',
  ])('%s is of no site', (origin) => {
    expect(brandOfOrigin(development, origin)).toBeUndefined();
  });
});
