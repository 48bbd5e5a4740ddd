import fc from '../../tests/support/fuzz.ts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineBlock } from '../blocks/defineBlock.ts';
import { settingsSchema } from '../blocks/schema.ts';
import type { BlockPlacement, PageDocument } from '../domain/page/document.ts';
import { packageBlocks } from './package-blocks.fixture.ts';
import { validateDocument } from './validate.ts';

const note = defineBlock({
  name: 'note',
  label: 'Nota',
  version: 2,
  migrate: ({ head, ...others }) => {
    if (head === null) throw new Error('x');
    return { ...others, title: head };
  },
  settings: z.object({
    title: z.string().min(1).max(5).default('x'),
    size: z.number().int().min(1).max(9).default(3),
    tone: z.enum(['soft', 'loud']).default('soft'),
    rows: z
      .array(z.object({ url: z.string() }))
      .max(2)
      .default([]),
  }),
  load: () => ({}),
  props: () => ({}),
  view: () => 'nota',
});

const page = (placement: Partial<BlockPlacement>, more: Partial<PageDocument> = {}): PageDocument => ({
  layout: 'front',
  title: '',
  regions: { main: [{ id: 'a', block: 'note', version: 2, ...placement }] },
  ...more,
});
const told = (document: unknown, options = {}) =>
  validateDocument(document, [note], options).map(({ placementId, path, severity, message }) => [
    placementId,
    path.join('.'),
    severity,
    message,
  ]);

describe('X5 validation by the blocks’ schemas', () => {
  it.each<[string, Record<string, unknown>, string, string]>([
    ['a number for a text', { title: 3 }, 'title', 'Debe ser un texto.'],
    ['an empty text', { title: '' }, 'title', 'No puede estar vacío.'],
    ['a long text', { title: 'abcdef' }, 'title', 'Debe tener 5 letras o menos.'],
    ['a text for a number', { size: '3' }, 'size', 'Debe ser un número.'],
    ['a half', { size: 2.5 }, 'size', 'Debe ser un número entero.'],
    ['too little', { size: 0 }, 'size', 'Debe ser 1 o más.'],
    ['too much', { size: 10 }, 'size', 'Debe ser 9 o menos.'],
    ['another choice', { tone: 'shrill' }, 'tone', 'Debe ser uno de estos: soft, loud.'],
    ['no list', { rows: {} }, 'rows', 'Debe ser una lista.'],
    [
      'too many entries',
      { rows: [1, 2, 3].map(() => ({ url: '' })) },
      'rows',
      'Debe tener 2 elementos o menos.',
    ],
    ['a missing key of an entry', { rows: [{ url: '' }, {}] }, 'rows.1.url', 'Falta este ajuste.'],
    ['no group', { rows: ['x'] }, 'rows.0', 'Debe ser un grupo de ajustes.'],
    ['no switch', { published: 'sí' }, 'published', 'Debe ser sí o no.'],
  ])('%s is an error at its setting', (_name, settings, path, message) => {
    expect(told(page({ settings }))).toEqual([['a', path, 'error', message]]);
  });

  it('good settings have none, and absent ones are defaults', () => {
    expect(told(page({ settings: { title: 'a', size: 9, published: true } }))).toEqual([]);
    expect(told(page({}))).toEqual([]);
  });

  it('all faults of all blocks are there, with those of the document', () => {
    const main = [
      { id: 'a', block: 'note', version: 2, settings: { title: '', size: 0 } },
      { id: 'a', block: 'note', version: 2, settings: { size: 0 } },
    ];
    expect(told({ ...page({}), regions: { main } }).map(([id, path]) => `${id} ${path}`)).toEqual([
      'a regions.main.1.id',
      'a title',
      'a size',
      'a size',
    ]);
  });

  it('an unknown block, version or setting is a warning, at any depth', () => {
    expect(told(page({ block: 'otro' }))).toEqual([
      ['a', 'block', 'warning', 'Este sitio no conoce el bloque “otro”. Se conserva, pero no se muestra.'],
    ]);
    expect(told(page({ version: 3, settings: { title: 5 } }))).toHaveLength(1);
    expect(told(page({ version: 3 }))[0]?.slice(0, 3)).toEqual(['a', 'version', 'warning']);
    const settings = { further: 1, rows: [{ url: '', deep: 1 }] };
    expect(told(page({ settings })).map((one) => one.slice(0, 3))).toEqual([
      ['a', 'further', 'warning'],
      ['a', 'rows.0.deep', 'warning'],
    ]);
  });

  it('settings of older versions are judged after their migration', () => {
    expect(told(page({ version: 1, settings: { head: 'hola' } }))).toEqual([]);
    expect(told(page({ version: 1, settings: { head: '' } }))[0]?.slice(0, 3)).toEqual([
      'a',
      'title',
      'error',
    ]);
    const [failed] = told(page({ version: 1, settings: { head: null } }));
    expect(failed?.slice(0, 3)).toEqual(['a', 'version', 'error']);
  });

  it('layouts and their regions are checked if they are given', () => {
    const layouts = { front: ['main', 'aside'] };
    expect(told(page({}), { layouts })).toEqual([]);
    expect(told(page({}, { layout: 'toString' }), { layouts })[0]?.slice(0, 3)).toEqual([
      null,
      'layout',
      'error',
    ]);
    const document = page({}, { regions: { bottom: [{ id: 'b', block: 'note', version: 2 }], empty: [] } });
    expect(told(document, { layouts }).map((one) => one.slice(0, 3))).toEqual([
      [null, 'regions.bottom', 'warning'],
    ]);
  });

  it('data about blocks and JSON schemas of their settings judge the same', () => {
    const { name, label, version } = note;
    const rule = { name, label, version, settings: z.fromJSONSchema(settingsSchema(note) as never) };
    const judge = (settings: Record<string, unknown>) =>
      validateDocument(page({ settings }), [rule]).map(({ path, severity }) => [path.join('.'), severity]);
    expect(judge({ title: 'a' })).toEqual([]);
    expect(judge({ size: 0, further: 1 }).sort()).toEqual([['further', 'warning'], ['size', 'error']]); // prettier-ignore
    expect(validateDocument(page({ version: 1, settings: { head: null } }), [rule])).toEqual([]);
  });

  it('whatever is given, it answers', async () => {
    const blocks = await packageBlocks();
    const placement = fc.record({
      id: fc.string(),
      block: fc.constantFrom(...blocks.map(({ name }) => name)),
      settings: fc.dictionary(
        fc.constantFrom(
          'title',
          'feedSize',
          'modules',
          'autorIds',
          'partners',
          'phone',
          '__proto__',
          'published',
        ),
        fc.jsonValue({ maxDepth: 3 }),
      ),
    });
    fc.assert(
      fc.property(fc.array(placement, { maxLength: 3 }), (main) => {
        const issues = validateDocument({ layout: 'front', title: '', regions: { main } }, blocks);
        for (const { message } of issues) expect(message).toMatch(/^[A-ZÁÉÍÓÚ].*\.$/);
      }),
    );
  });
});
