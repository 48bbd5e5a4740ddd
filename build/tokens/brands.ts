import { readdir, readFile } from 'node:fs/promises';
import { z } from 'zod';

/** A group of design tokens in the DTCG format. */
export type TokenGroup = Readonly<Record<string, unknown>>;

const Key = z
  .string()
  .regex(/^[a-z][a-z0-9]*$/, 'is not a key: lower-case letters and digits, a letter first');

/** `src/themes/<brand>/brand.json`. */
export const BrandFile = z.strictObject({
  /** Position in lists of brands. */
  order: z.number(),
  name: z.string().trim().min(1, 'is empty'),
});

export type BrandFile = z.output<typeof BrandFile>;

/** A brand as the token build reads it. */
export interface BrandSource extends BrandFile {
  readonly key: string;
}

export const THEMES = new URL('../../src/themes/', import.meta.url);

const readJson = async (path: string): Promise<unknown> =>
  JSON.parse(await readFile(new URL(path, THEMES), 'utf8')) as unknown;

/**
 * Reads the brands in their order: every folder of `src/themes` with a `brand.json`.
 * @throws naming the file and the key that is wrong
 */
export async function readBrands(): Promise<BrandSource[]> {
  const entries = await readdir(THEMES, { withFileTypes: true, recursive: false });
  const files = await Promise.all(
    entries
      .filter((entry) => entry.isDirectory())
      .map(async ({ name }) => ({ name, inside: await readdir(new URL(`${name}/`, THEMES)) })),
  );
  const keys = files.filter(({ inside }) => inside.includes('brand.json')).map(({ name }) => name);
  const brands = await Promise.all(
    keys.map(async (key) => ({
      key: checked(Key, key, key),
      ...checked(BrandFile, await readJson(`${key}/brand.json`), `${key}/brand.json`),
    })),
  );
  return brands.sort((a, b) => a.order - b.order);
}

function checked<T>(schema: z.ZodType<T>, value: unknown, name: string): T {
  const { data, error } = schema.safeParse(value);
  if (!error) return data;
  const faults = error.issues.map(({ path, message }) => `${[name, ...path].join(': ')}: ${message}`);
  throw new Error(`src/themes/${faults.join('\n')}`);
}
