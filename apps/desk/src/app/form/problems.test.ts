import { expect, it } from 'vitest';
import { z } from 'zod';
import { problemAt, problemsOf } from './problems.ts';

const SCHEMA = z.toJSONSchema(
  z.object({
    feedSize: z.int().min(1).max(12).default(5),
    title: z.string().max(80).default(''),
    look: z.enum(['soft', 'ruled']).default('soft'),
    name: z.string().min(1),
    links: z
      .array(z.object({ url: z.string(), size: z.number().max(3) }))
      .max(2)
      .default([]),
  }),
  { io: 'input', target: 'draft-7' },
);

it.each([
  ['feedSize', 50, 'Debe ser 12 o menos.'],
  ['feedSize', 0, 'Debe ser 1 o más.'],
  ['feedSize', 'x', 'Debe ser un número.'],
  ['feedSize', 1.5, 'Debe ser un número entero.'],
  ['title', 'x'.repeat(81), 'Debe tener 80 letras o menos.'],
  ['look', 'loud', 'Debe ser uno de estos: soft, ruled.'],
  ['name', '', 'No puede estar vacío.'],
  ['links', [{ url: '', size: 9 }], 'Debe ser 3 o menos.'],
  ['links', [1, 2, 3].map((size) => ({ url: '', size })), 'Debe tener 2 elementos o menos.'],
])('%s: %j', (name, value, text) => {
  const problems = problemsOf(SCHEMA, { name: 'x', [name]: value });
  expect(problemAt(problems, [name])).toBe(text);
});

it('finds nothing in good settings, or in what this site does not know', () => {
  expect(problemsOf(SCHEMA, { name: 'x', feedSize: 3 })).toEqual([]);
  expect(problemsOf({ ...SCHEMA, additionalProperties: false }, { name: 'x', later: true })).toEqual([]);
});
