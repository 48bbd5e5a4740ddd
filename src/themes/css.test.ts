import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { TOKEN_NAMES } from '../tokens/index.ts';
import { BRANDS } from './brand.ts';

const BUDGET_BROTLI_BYTES = 3 * 1024;
const LAYERS =
  '@layer rotativa.reset, rotativa.tokens, rotativa.components, rotativa.blocks, rotativa.patterns;';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const json = (path: string): object => JSON.parse(read(path)) as object;
const base = read('../tokens/generated/tokens.css');

/** The declarations of the rule with this selector among its own, innermost blocks only. */
function rule(css: string, selector: string): Map<string, string> {
  for (const [, selectors = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const own = selectors.split(/,\n|\n/).map((text) => text.trim());
    if (!own.includes(selector)) continue;
    const lines = body.split(';\n').map((line) => line.trim().replace(/;$/, ''));
    return new Map(lines.filter(Boolean).map((line) => line.split(': ', 2) as [string, string]));
  }
  return new Map();
}

/** Paths of the tokens under `color`. */
function colors(node: object, path = ''): string[] {
  if ('$value' in node) return [path];
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? colors(value, `${path}.${key}`) : [],
  );
}

/** The brand's own tokens in light and dark mode. */
function tokensOf(brand: string): object[] {
  if (!existsSync(new URL(`${brand}/theme.json`, import.meta.url)))
    return [json(`${brand}/light.tokens.json`), json(`${brand}/dark.tokens.json`)];
  const { light, dark } = json(`${brand}/theme.json`) as { light: object; dark: object };
  return [light, dark];
}

for (const brand of [...BRANDS, 'probe']) {
  const css = read(`generated/${brand}.css`);

  describe(`T2 the theme of ${brand}`, () => {
    it(`takes at most ${BUDGET_BROTLI_BYTES} bytes, compressed`, () => {
      expect(brotliCompressSync(css).length).toBeLessThanOrEqual(BUDGET_BROTLI_BYTES);
    });

    it('keeps the order of the layers, and uses only its own layer', () => {
      expect(css.split('\n')[1]).toBe(LAYERS);
      expect(css.match(/@layer [^,;{]*\{/g)).toEqual(['@layer rotativa.tokens {']);
    });

    it('is light, dark by attribute, and dark by preference where no mode is set', () => {
      expect(rule(css, `[data-brand='${brand}']`).get('color-scheme')).toBe('light');
      const forced = rule(css, `[data-brand='${brand}'][data-mode='dark']`);
      expect(forced.get('color-scheme')).toBe('dark');
      expect(rule(css, `[data-brand='${brand}']:not([data-mode])`)).toEqual(forced);
    });

    it('changes its mode on an element inside, both ways, as on the root', () => {
      const light = rule(css, `[data-brand='${brand}']`);
      const forced = rule(css, `[data-brand='${brand}'][data-mode='dark']`);
      expect(rule(css, `[data-brand='${brand}'] [data-mode='dark']:not([data-brand])`)).toEqual(forced);
      const back = rule(css, `[data-brand='${brand}'] [data-mode='light']:not([data-brand])`);
      expect([...back.keys()]).toEqual([...forced.keys()]);
      for (const [name, value] of back) expect(value, name).toBe(light.get(name));
    });

    it('sets in dark mode every colour that it sets in light mode', () => {
      const [light, dark] = tokensOf(brand).map((file) => colors((file as { color: object }).color));
      expect(light?.filter((name) => !dark?.includes(name))).toEqual([]);
    });

    it('has one typeface for the standfirsts of cards of all sizes', () => {
      const theme = rule(css, `[data-brand='${brand}']`);
      const faces = ['standfirst-l', 'standfirst-m', 'body-s'].map((name) => {
        const [, font = ''] = /var\((--rt-font-\w+)\)/.exec(theme.get(`--rt-type-${name}`) ?? '') ?? [];
        return theme.get(font);
      });
      expect(faces[0]).toContain(',');
      expect(new Set(faces).size).toBe(1);
    });

    it('refers to variables that exist', () => {
      const known = new Set([...`${base}${css}`.matchAll(/(--rt-[\w-]+): /g)].map(([, name]) => name));
      const used = [...css.matchAll(/var\((--rt-[\w-]+)/g)].map(([, name]) => name);
      expect(used.length).toBeGreaterThan(0);
      expect(used.filter((name) => !known.has(name))).toEqual([]);
    });
  });
}

describe('brands side by side', () => {
  it('set the same names, so that a nested brand inherits nothing', () => {
    const names = (brand: string): string[] => [
      ...rule(read(`generated/${brand}.css`), `[data-brand='${brand}']`).keys(),
    ];
    for (const brand of BRANDS) expect(names(brand)).toEqual(names('weekly'));
  });

  it('look different: no two share headlines, kickers and shapes', () => {
    const voice = (brand: string): string => {
      const own = rule(read(`generated/${brand}.css`), `[data-brand='${brand}']`);
      return ['font-headline', 'type-headline-xl', 'type-kicker', 'color-kicker', 'color-accent']
        .map((name) => own.get(`--rt-${name}`))
        .join('|');
    };
    expect(new Set(BRANDS.map(voice)).size).toBe(BRANDS.length);
  });
});

describe('the probe brand', () => {
  const probe = rule(read('generated/probe.css'), "[data-brand='probe']");

  it('sets every token', () => {
    expect(TOKEN_NAMES.filter((name) => !probe.has(`--rt-${name}`))).toEqual([]);
  });

  it('differs from every brand in each token, so that a page shows whether it uses the token', () => {
    for (const brand of BRANDS) {
      const own = rule(read(`generated/${brand}.css`), `[data-brand='${brand}']`);
      const shared = [...own].filter(([name, value]) => name !== 'color-scheme' && value === probe.get(name));
      expect(shared).toEqual([]);
    }
  });
});
