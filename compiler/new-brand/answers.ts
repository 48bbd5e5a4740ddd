import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { BrandKey, type BrandSource } from '../tokens/brands.ts';
import { Refusal } from './refusal.ts';

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

const Colour = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, 'is not a colour such as #0b6e4f');
const Host = z.string().regex(/^[a-z]+(\.[a-z]+)+$/, 'is not a host name such as www.elfaro.example');
const Text = z.string().trim().min(1, 'is empty');
/** The fonts are Latin. A wordmark, an address and a host are made from the name. */
const Name = Text.max(40, 'is longer than 40 characters').regex(
  /\p{Script=Latin}.*\p{Script=Latin}/u,
  'has fewer than two Latin letters',
);

/** 'El Faro' gives 'el-faro'. */
const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[-\d]+|-+$/g, '');

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

function checked<T>(flag: string, schema: z.ZodType<T>, value: string): T {
  const { data, error } = schema.safeParse(value);
  if (error) throw new Refusal(`${flag} '${value}' ${error.issues[0]!.message}`);
  return data;
}

/** @throws Refusal if there is such a brand, or could never be */
function newKey(key: string, brands: readonly BrandSource[]): string {
  checked('The key', BrandKey, key);
  if (['all', 'default', 'generated', 'probe'].includes(key)) throw new Refusal(`The key '${key}' is taken.`);
  if (brands.some((brand) => brand.key === key)) throw new Refusal(`There is a brand '${key}' already.`);
  return key;
}

/**
 * The answers, from flags, and where they lack from the terminal.
 * @throws Refusal naming the flag that is wrong, or that is missing without a terminal
 */
export async function answersOf(flags: Flags, brands: readonly BrandSource[]): Promise<Answers> {
  const key = newKey(flags.key, brands);
  const families = brands.filter(({ family }) => family === undefined).map((brand) => brand.key);
  const terminal = process.stdin.isTTY
    ? createInterface({ input: process.stdin, output: process.stdout })
    : undefined;
  const ask = async <T>(
    flag: keyof Omit<Flags, 'key' | 'remove'>,
    question: string,
    schema: z.ZodType<T>,
    fallback?: string,
  ): Promise<T> => {
    const given = flags[flag];
    if (given !== undefined) return checked(`--${flag}`, schema, given);
    if (!terminal) {
      if (fallback === undefined) throw new Refusal(`--${flag} is missing: ${question}\n${USAGE}`);
      return checked(`--${flag}`, schema, fallback);
    }
    const typed = await terminal.question(`${question}${fallback ? ` (${fallback})` : ''}: `);
    return checked(`--${flag}`, schema, typed.trim() || (fallback ?? ''));
  };
  try {
    const Family = z.enum(families as [string, ...string[]], { error: `is none of ${families.join(', ')}` });
    const name = await ask('name', 'Name for readers', Name);
    const colour = await ask('colour', 'Colour, as #rrggbb', Colour);
    const accent = await ask(
      'accent',
      'Second colour, as #rrggbb; empty for none',
      z.union([z.literal(''), Colour], { error: 'is not a colour such as #0b6e4f' }),
      '',
    );
    const family = await ask('family', `Layout family: ${families.join(', ')}`, Family);
    const fonts = await ask('fonts', `Fonts of: ${families.join(', ')}`, Family, family);
    const tagline = await ask('tagline', 'Tagline', Text, 'Noticias de Colombia');
    const slug = slugOf(name);
    const host = await ask('host', 'Host', Host, `www.${slug.replaceAll(/[^a-z]/g, '')}.example`);
    return { key, name, colour, accent, family, fonts, tagline, slug, host };
  } finally {
    terminal?.close();
  }
}
