import { parseArgs } from 'node:util';
import { z } from 'zod';
import { checked, Colour, interview, Key, Name, oneOf, OptionalColour, Text } from '../../src/cli/answers.ts';
import { Refusal } from '../../src/cli/refusal.ts';
import { slugOf } from '../../src/themes/define/rules.ts';
import type { BrandSource } from '../tokens/brands.ts';

const USAGE = `Usage: npm run new-brand -- KEY [--name NAME] [--colour #rrggbb] [--accent #rrggbb]
       [--family BRAND] [--fonts BRAND] [--tagline TEXT] [--host HOST]
       npm run new-brand -- KEY --remove`;

/** The input for a new brand. */
export interface Answers {
  key: string;
  name: string;
  colour: string;
  /** Empty: the family's text colour. */
  accent: string;
  family: string;
  fonts: string;
  tagline: string;
  slug: string;
  host: string;
}

const Host = z.string().regex(/^[a-z]+(\.[a-z]+)+$/, 'is not a host name such as www.elfaro.example');

const OPTIONS = {
  name: { type: 'string' },
  colour: { type: 'string' },
  accent: { type: 'string' },
  family: { type: 'string' },
  fonts: { type: 'string' },
  tagline: { type: 'string' },
  host: { type: 'string' },
  remove: { type: 'boolean' },
} as const;

export function readArguments(args: string[]) {
  try {
    const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
    if (positionals.length !== 1) throw new Error(`Name one key, such as faro.\n${USAGE}`);
    return { ...values, key: positionals[0]! };
  } catch (error) {
    throw new Refusal((error as Error).message);
  }
}

type Flags = ReturnType<typeof readArguments>;

/** @throws Refusal if there is such a brand, or could never be */
function newKey(key: string, brands: readonly BrandSource[]): string {
  checked('The key', Key, key);
  if (['all', 'default', 'define', 'generated', 'probe'].includes(key))
    throw new Refusal(`The key '${key}' is taken.`);
  if (brands.some((brand) => brand.key === key)) throw new Refusal(`There is a brand '${key}' already.`);
  return key;
}

/**
 * The answers, from flags, and where they lack from the terminal.
 * @throws Refusal naming the flag that is wrong, or that is missing without a terminal
 */
export async function answersOf(flags: Flags, brands: readonly BrandSource[]): Promise<Answers> {
  const key = newKey(flags.key, brands);
  const [first, ...others] = brands.filter(({ family }) => family === undefined).map((brand) => brand.key);
  const Family = oneOf([first!, ...others]);
  const families = [first, ...others].join(', ');
  const { ask, close } = interview(flags, USAGE);
  try {
    const name = await ask('name', 'Name for readers', Name);
    const colour = await ask('colour', 'Colour, as #rrggbb', Colour);
    const accent = await ask('accent', 'Second colour, as #rrggbb; empty for none', OptionalColour, '');
    const family = await ask('family', `Layout family: ${families}`, Family);
    const fonts = await ask('fonts', `Fonts of: ${families}`, Family, family);
    const tagline = await ask('tagline', 'Tagline', Text, 'Noticias de Colombia');
    const slug = slugOf(name);
    const host = await ask('host', 'Host', Host, `www.${slug.replaceAll(/[^a-z]/g, '')}.example`);
    return { key, name, colour, accent, family, fonts, tagline, slug, host };
  } finally {
    close();
  }
}
