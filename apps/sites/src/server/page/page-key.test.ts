import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../config/env.ts';
import { pageKey } from './page-key.ts';
import type { PageRequest } from './page-request.ts';

const ORIGIN = 'http://localhost:3001';
const PATH = '/nacion/articulo/uno/';

interface Asked {
  path?: string;
  origin?: string;
}

const keyOf = ({ path = PATH, origin = ORIGIN, ...over }: Asked & Partial<PageRequest> = {}) =>
  pageKey({
    site: { brand: BRAND_CONFIGS.weekly, origin },
    url: new URL(path, origin),
    chosen: 'light',
    consent: undefined,
    geoVideo: false,
    part: undefined,
    purchase: undefined,
    context: { config: readConfig({}) },
    ...over,
  } as never);

describe('the key of a page in memory', () => {
  it.each<[string, Asked & Partial<PageRequest>]>([
    ['path', { path: '/nacion/articulo/dos/' }],
    ['number of a list', { path: `${PATH}?pagina=2` }],
    ['pages of a list at once', { path: `${PATH}?pagina=1-2` }],
    ['order of a live blog', { path: `${PATH}?orden=inicio` }],
    ['stretch of a live blog', { path: `${PATH}?tramo=2` }],
    ['name of the site', { origin: 'http://127.0.0.1:3001' }],
    ['chosen mode', { chosen: 'dark' as never }],
    ['decision about consent', { consent: {} as never }],
    ['country of a video', { geoVideo: true as never }],
    ['part', { part: 'lista' as never }],
  ])('is another with another %s', (_what, asked) => {
    expect(keyOf(asked)).toEqual(expect.any(String));
    expect(keyOf(asked)).not.toBe(keyOf());
  });

  it('is another for each stretch of a live blog', () => {
    expect(keyOf({ path: `${PATH}?tramo=2` })).not.toBe(keyOf({ path: `${PATH}?tramo=3` }));
  });

  it('is the same, whatever else a caller writes into the address', () => {
    for (const query of ['?', '?x=1', '?utm_source=a', '?pagina=1', '?pagina=x', '?x=2&x=3'])
      expect(keyOf({ path: PATH + query })).toBe(keyOf());
  });

  it('is that of a page for all readers: none has the data of one', () => {
    expect(keyOf()).toBe('http://localhost:3001 /nacion/articulo/uno/ 1-1  newest  light ask ');
    expect(keyOf({ purchase: {} as never })).toBeUndefined();
    expect(keyOf({ path: BRAND_CONFIGS.weekly.routes.consent })).toBeUndefined();
  });

  it.each(['http://x.localhost:3001', 'http://localhost:3002', 'https://evil.example'])(
    'is none at the invented name %s',
    (origin) => expect(keyOf({ origin })).toBeUndefined(),
  );

  it.each(['/naci%6Fn/', '/%6eacion/', '/a%ffb/', '/caf%c3%a9/'])('is none for the odd spelling %s', (path) =>
    expect(keyOf({ path })).toBeUndefined(),
  );

  it('is one for a path with an accent, as browsers write it', () => {
    expect(keyOf({ path: '/caf%C3%A9/' })).toEqual(expect.any(String));
    expect(keyOf({ path: '/café/' })).toBe(keyOf({ path: '/caf%C3%A9/' }));
  });
});
