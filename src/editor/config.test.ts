import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { defineBlock, type Block } from '../blocks/defineBlock.ts';
import { changesInWords } from './changes.ts';
import { editorConfig, labelsOf } from './config.ts';
import { EDITOR_WIDGETS, type EditorField } from './fields.ts';
import { packageBlocks } from './package-blocks.fixture.ts';

const blockOf = (settings: z.ZodObject, more: { category?: string; editorial?: boolean } = {}): Block =>
  defineBlock({
    name: 'note',
    label: 'Nota',
    editorial: false,
    settings,
    load: () => ({}),
    props: () => ({}),
    view: () => 'nota',
    ...more,
  });
const fieldFor = (setting: z.ZodType): EditorField =>
  editorConfig([blockOf(z.object({ x: setting }))]).blocks[0]!.fields[0]!;

describe('X5 fields of a form', () => {
  it.each<[string, z.ZodType, Partial<EditorField>]>([
    ['a text', z.string().default('a').meta({ title: 'T', description: 'D' }), { kind: 'text', label: 'T', help: 'D', required: false, default: 'a' }],
    ['a text with limits', z.string().min(1).max(9), { kind: 'text', required: true, minLength: 1, maxLength: 9 }],
    ['a text of a form', z.string().regex(/^[a-z]+$/), { kind: 'text', pattern: '^[a-z]+$' }],
    ['a long text', z.string().meta({ multiline: true }), { kind: 'text', multiline: true }],
    ['a whole number with limits', z.number().int().min(2).max(5).default(3), { kind: 'number', integer: true, min: 2, max: 5, default: 3 }],
    ['a number without limits', z.number(), { kind: 'number' }],
    ['a switch', z.boolean().default(false), { kind: 'boolean', default: false }],
    ['a choice', z.enum(['a', 'b']).meta({ options: { a: 'Uno' } }), { kind: 'choice', options: [{ value: 'a', label: 'Uno' }, { value: 'b', label: 'b' }] }],
    ['a choice of numbers', z.union([z.literal(3), z.literal(4)]).default(4), { kind: 'choice', default: 4, options: [{ value: 3, label: '3' }, { value: 4, label: '4' }] }],
    ['a list', z.array(z.string().meta({ widget: 'story' })).max(4), { kind: 'list', maxItems: 4, item: { name: '', label: '', required: true, kind: 'text', widget: 'story' } }],
    ['a map', z.record(z.string(), z.string()).default({}), { kind: 'map', default: {}, item: { name: '', label: '', required: true, kind: 'text' } }],
    ['a group', z.object({ y: z.boolean() }), { kind: 'group', fields: [{ name: 'y', label: 'y', required: true, kind: 'boolean' }] }],
    ['a picker', z.string().meta({ widget: 'collection' }), { kind: 'text', widget: 'collection' }],
    ['a picker that there is not', z.string().meta({ widget: 'confetti' }), { kind: 'text' }],
    ['an optional one', z.string().optional(), { kind: 'text', required: false }],
    ['a union of kinds', z.union([z.string(), z.array(z.string())]), { kind: 'unknown' }],
    ['a date', z.date(), { kind: 'unknown' }],
    ['anything', z.unknown(), { kind: 'unknown' }],
    ['a tuple', z.tuple([z.string(), z.number()]), { kind: 'unknown' }],
  ])('%s', (_name, setting, expected) => {
    expect(fieldFor(setting)).toMatchObject(expected);
    if (!expected.widget) expect(fieldFor(setting)).not.toHaveProperty('widget');
  }); // prettier-ignore

  it('are plain data with the defaults of a new placement', () => {
    const block = blockOf(z.object({ a: z.string().default('x'), b: z.string(), c: z.number().default(1) }));
    const config = editorConfig([block]);
    expect(structuredClone(config)).toEqual(config);
    expect(JSON.parse(JSON.stringify(config))).toEqual(config);
    expect(config.blocks[0]).toMatchObject({ name: 'note', version: 1, defaults: { a: 'x', c: 1 } });
  });

  it('tell which ones forms do not know, at any depth', () => {
    const onUnknown = vi.fn();
    const settings = z.object({ a: z.date(), list: z.array(z.object({ b: z.unknown() })), ok: z.string() });
    editorConfig([blockOf(settings)], { onUnknown });
    expect(onUnknown.mock.calls.map(([field]) => field as string)).toEqual(['note: a', 'note: list[].b']);
  });
});

describe('X5 categories of the catalogue', () => {
  it('are those that have blocks, in the order of the catalogue; those of others come after', () => {
    const none = z.object({});
    const config = editorConfig(
      [
        blockOf(none, { category: 'games' }),
        blockOf(none, { category: 'own' }),
        blockOf(none),
        blockOf(none, { editorial: true }),
        blockOf(none, { category: 'openings' }),
      ],
      { categories: { games: 'Juegos' } },
    );
    expect(config.categories).toEqual([
      { name: 'openings', label: 'Aperturas' },
      { name: 'other', label: 'Otros' },
      { name: 'frame', label: 'Marco de la página' },
      { name: 'games', label: 'Juegos' },
      { name: 'own', label: 'own' },
    ]);
  });
});

describe('X5 the blocks of the package', async () => {
  const blocks = await packageBlocks();
  const { blocks: forms } = editorConfig(blocks);
  /** A field and those inside it, with their paths. */
  const deep = (fields: readonly EditorField[], before = ''): [string, EditorField][] =>
    fields.flatMap((field) => {
      const path = `${before}${field.name}`;
      const inside = [...(field.item ? [field.item] : []), ...(field.fields ?? [])];
      return [[path, field], ...deep(inside, `${path}.`)] as [string, EditorField][];
    });
  const all = forms.flatMap(({ name, fields }) => deep(fields, `${name}.`));

  it('are many', () => expect(blocks.length).toBeGreaterThan(35));

  it('use the pickers', () => {
    const used = new Set(all.flatMap(([, { widget }]) => widget ?? []));
    expect([...used].sort()).toEqual(['address', 'author', 'collection', 'gallery', 'picture', 'section']);
  });

  it('name no picker that there is not', () => {
    const written = JSON.stringify(forms.map(({ schema }) => schema)).matchAll(/"widget":"([^"]+)"/g);
    expect(
      [...written].map(([, name]) => name).filter((name) => !EDITOR_WIDGETS.includes(name as never)),
    ).toEqual([]);
  });

  it('have defaults that their schemas accept', () => {
    for (const block of blocks) {
      const { defaults } = forms.find(({ name }) => name === block.name)!;
      const { error } = block.settings.safeParse(defaults);
      // The heading of a countdown has no default.
      expect([block.name, error?.issues.map(({ path }) => path.join('.'))]).toEqual([
        block.name,
        block.name === 'countdown-banner' ? ['title'] : undefined,
      ]);
    }
  });

  it('give the labels for changes in words', () => {
    const page = (feedSize: number) => ({
      layout: 'front',
      title: '',
      regions: { main: [{ id: 'a', block: 'card-grid', settings: { feedSize } }] },
    });
    expect(changesInWords(page(3), page(4), labelsOf({ blocks: forms }))).toEqual([
      { placementId: 'a', text: 'Cambió “Número de notas” en “Tarjetas de una sección”: antes 3, ahora 4' },
    ]);
  });
});
