import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { Key as BrandKey } from '../../src/cli/answers.ts';

export const THEMES = new URL('../../src/themes/', import.meta.url);

/** `src/themes/<brand>/brand.json`. */
const BrandFile = z.strictObject({
  /** Position in lists of brands. */
  order: z.number(),
  name: z.string().trim().min(1, 'is empty'),
  /** The brand whose type, shapes, layouts and configuration this one takes. A brand without it is a family itself. */
  family: BrandKey.optional(),
  /** The brand whose fonts and type this one takes. Default: its family's. */
  fonts: BrandKey.optional(),
  /** The part of the configuration that differs from the family. The compiler checks it: see `OwnConfig`. */
  config: z.looseObject({}).optional(),
});

/** `src/themes/<brand>/theme.json`: the tokens of a brand that differ from its family's, in the DTCG format. */
const ThemeFile = z.strictObject({ light: z.looseObject({}), dark: z.looseObject({}) });

export type ThemeFile = z.output<typeof ThemeFile>;

/** A brand as the token build reads it. */
export interface BrandSource extends z.output<typeof BrandFile> {
  readonly key: string;
  /** Of a brand with a family. */
  readonly theme?: ThemeFile;
}

/** Reads a JSON file of `src/themes`. */
const readJson = (path: string): unknown => JSON.parse(readFileSync(new URL(path, THEMES), 'utf8'));

/** The light tokens of a family. */
export const lightTokens = (key: string): Record<string, unknown> =>
  readJson(`${key}/light.tokens.json`) as Record<string, unknown>;

/**
 * Reads the brands in their order: every folder of `src/themes` with a `brand.json`.
 * @throws naming the file and the key that is wrong
 */
export function readBrands(): BrandSource[] {
  const keys = readdirSync(THEMES).filter((name) => existsSync(new URL(`${name}/brand.json`, THEMES)));
  const brands = keys.map(readBrand).sort((a, b) => a.order - b.order);
  const families = brands.filter(({ family }) => family === undefined).map(({ key }) => key);
  for (const { key, ...brand } of brands)
    for (const name of ['family', 'fonts'] as const)
      if (brand[name] !== undefined && !families.includes(brand[name]))
        throw new Error(`src/themes/${key}/brand.json: ${name}: is none of ${families.join(', ')}`);
  return brands;
}

function readBrand(key: string): BrandSource {
  checked(BrandKey, key, key);
  const brand = { key, ...checked(BrandFile, readJson(`${key}/brand.json`), `${key}/brand.json`) };
  if (brand.family === undefined) return brand;
  if (brand.config === undefined) throw new Error(`src/themes/${key}/brand.json: config: is missing`);
  return { ...brand, theme: checked(ThemeFile, readJson(`${key}/theme.json`), `${key}/theme.json`) };
}

function checked<T>(schema: z.ZodType<T>, value: unknown, file: string): T {
  const { data, error } = schema.safeParse(value);
  if (!error) return data;
  const faults = error.issues.map(({ path, message }) => [`src/themes/${file}`, ...path, message].join(': '));
  throw new Error(faults.join('\n'));
}

/** The brand whose fonts a brand loads. */
export const fontsOf = ({ key, family, fonts }: BrandSource): string => fonts ?? family ?? key;
