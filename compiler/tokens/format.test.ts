import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { themeFiles, tokensJson } from './json.ts';
import { readThemes } from './themes.ts';

/**
 * The Design Tokens format 2025.10, as far as files without references go. The parser in `json.test.ts` also accepts types
 * that only it knows, such as `string`.
 *
 * @see https://www.designtokens.org/tr/2025.10/format/
 */
const fraction = z.number().min(0).max(1);
const dimension = z.strictObject({ value: z.number(), unit: z.enum(['px', 'rem']) });
const duration = z.strictObject({ value: z.number().min(0), unit: z.enum(['ms', 's']) });
const color = z.strictObject({
  colorSpace: z.literal('srgb'),
  components: z.tuple([fraction, fraction, fraction]),
  alpha: fraction.optional(),
  hex: z
    .string()
    .regex(/^#[\da-f]{6}$/)
    .optional(),
});
const fontFamily = z.union([z.string().min(1), z.array(z.string().min(1)).min(1)]);
const fontWeight = z.number().min(1).max(1000);
const shadow = z.strictObject({
  color,
  offsetX: dimension,
  offsetY: dimension,
  blur: dimension,
  spread: dimension,
  inset: z.boolean().optional(),
});

const VALUES = {
  color,
  dimension,
  duration,
  fontFamily,
  fontWeight,
  number: z.number(),
  cubicBezier: z.tuple([fraction, z.number(), fraction, z.number()]),
  strokeStyle: z.enum(['solid', 'dashed', 'dotted', 'double', 'groove', 'ridge', 'outset', 'inset']),
  shadow: z.union([shadow, z.array(shadow).min(1)]),
  typography: z.strictObject({
    fontFamily,
    fontSize: dimension,
    fontWeight,
    letterSpacing: dimension,
    lineHeight: z.number(),
  }),
};

const shared = {
  $description: z.string().optional(),
  $extensions: z.record(z.string(), z.unknown()).optional(),
};
const tokens = Object.entries(VALUES).map(([type, $value]) =>
  z.strictObject({ $type: z.literal(type), $value, ...shared }),
);
const NAME = /^[^${}.][^{}.]*$/;

/** The violations of the format, with the path. */
function problems(node: Record<string, unknown>, path: string[] = []): string[] {
  if ('$value' in node) {
    const valid = tokens.some((token) => token.safeParse(node).success);
    return valid ? [] : [`${path.join('.')}: ${JSON.stringify(node)}`];
  }
  const { $description, $extensions, ...children } = node;
  const group = z.strictObject(shared).safeParse({ $description, $extensions });
  return [
    ...(group.success ? [] : [`${path.join('.')}: ${z.prettifyError(group.error)}`]),
    ...Object.entries(children).flatMap(([name, child]) =>
      NAME.test(name)
        ? problems(child as Record<string, unknown>, [...path, name])
        : [`${[...path, name].join('.')}: this name is not allowed`],
    ),
  ];
}

const themes = await readThemes();

describe('T1 the Design Tokens format', () => {
  it.each([['tokens.json', tokensJson(themes)], ...themeFiles(themes)])('%s follows it', (_name, text) => {
    expect(problems(JSON.parse(text) as Record<string, unknown>)).toEqual([]);
  });
});
