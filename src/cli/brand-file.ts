import { z } from 'zod';
import type { Brand, NavigationItem } from '../themes/brand.ts';
import type { BrandInput } from '../themes/define/define-brand.ts';
import { FAMILIES } from '../themes/generated/brands.ts';
import { NO_FEATURES, routes } from '../themes/shared.ts';
import { Colour, Key, Name, oneOf, Text } from './answers.ts';
import type { Drawings } from './drawings.ts';
import { FAMILY } from './families.ts';
import { Refusal } from './refusal.ts';

const keysOf = <Part extends object>(part: Part) =>
  Object.keys(part) as [keyof Part & string, ...(keyof Part & string)[]];

const Family = oneOf(FAMILIES);
const Address = Text.regex(/^(\/|https:\/\/)/, 'is neither a path nor an https address');
const NETWORKS = ['facebook', 'x', 'instagram', 'whatsapp', 'youtube', 'tiktok'] as const;

const Item: z.ZodType<NavigationItem> = z.lazy(() =>
  z.strictObject({
    text: Text,
    name: Text.exactOptional(),
    /** Empty for a group without a page. */
    link: z.union([Address, z.literal('')], { error: 'is neither a path nor an https address' }),
    children: z.array(Item).exactOptional(),
  }),
);

/** `brand.json`: what a person decides about a brand. Everything but the first five is absent unless it is stated. */
const BrandFile = z.strictObject({
  key: Key,
  name: Name,
  tagline: Text,
  family: Family,
  colours: z.strictObject({ brand: Colour, accent: Colour.exactOptional() }),
  /** Another family, or CSS font families that the app loads itself. */
  fonts: z
    .union(
      [
        Family,
        z.strictObject({
          headline: Text.exactOptional(),
          body: Text.exactOptional(),
          ui: Text.exactOptional(),
        }),
      ],
      { error: `is neither one of ${FAMILIES.join(', ')} nor a font family for headline, body and ui` },
    )
    .exactOptional(),
  slug: Text.exactOptional(),
  hosts: z.tuple([Text], Text).exactOptional(),
  language: Text.exactOptional(),
  voice: z.enum(['usted', 'tu']).exactOptional(),
  issn: z
    .string()
    .regex(/^\d{4}-\d{3}[\dX]$/, 'is not an ISSN such as 2745-2794')
    .exactOptional(),
  legal: z
    .strictObject({
      company: Text.exactOptional(),
      address: Text.exactOptional(),
      hours: Text.exactOptional(),
      authority: z.strictObject({ url: Address, logo: Address }).exactOptional(),
      terms: Address.exactOptional(),
      dataPolicy: Address.exactOptional(),
    })
    .exactOptional(),
  offer: z
    .strictObject({ offerId: z.int(), price: Text, period: Text, button: Text, cancel: Text })
    .exactOptional(),
  networks: z.partialRecord(z.enum(NETWORKS), Address).exactOptional(),
  navigation: z
    .partialRecord(z.enum(['main', 'more', 'menu', 'tv', 'footer']), z.array(Item))
    .exactOptional(),
  features: z.partialRecord(z.enum(keysOf(NO_FEATURES)), z.boolean()).exactOptional(),
  routes: z.partialRecord(z.enum([...keysOf(routes('')), 'opinion']), Address).exactOptional(),
});

export type BrandFile = z.output<typeof BrandFile>;

/**
 * A configuration from its JSON.
 * @param file its name, for messages
 * @throws Refusal naming every key that is wrong
 */
export function readBrandFile(json: string, file: string): BrandFile {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    throw new Refusal(`${file} is not JSON: ${(error as Error).message}`);
  }
  const { data, error } = BrandFile.safeParse(value);
  if (data) return data;
  const faults = error.issues.map(({ path, message }) => `  ${path.join('.') || 'the file'}: ${message}`);
  throw new Refusal(`${file} is no configuration of a brand:\n${faults.join('\n')}`);
}

/** The input of `defineBrand` that a configuration and the drawings make. */
export function inputOf({ family, fonts, ...own }: BrandFile, svgs: Drawings): BrandInput {
  return {
    ...own,
    family: FAMILY[family],
    fonts: typeof fonts === 'string' ? FAMILY[fonts] : fonts,
    wordmark: svgs['wordmark.svg'],
    monogram: svgs['monogram.svg'],
    favicon: svgs['favicon.svg'],
  };
}

/** The module of a brand: data only, so that a page that imports it gets no code of this package. */
export function brandModule(brand: Brand): string {
  return `// Written by \`npx rotativa theme\`. Change brand.json and the drawings instead.
import type { Brand } from 'rotativa/themes';

export const brand: Brand<'${brand.key}'> = ${JSON.stringify(brand, null, 2)};
`;
}
