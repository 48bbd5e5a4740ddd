import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineBlock } from '../blocks/defineBlock.ts';
import { editorConfig } from './config.ts';
import { formFaults } from './form-faults.ts';
import { packageBlocks } from './package-blocks.fixture.ts';

const faults = (shape: z.ZodRawShape, category: string | undefined = 'lists') =>
  formFaults(
    editorConfig([
      defineBlock({
        name: 'note',
        label: 'Nota',
        category,
        settings: z.object(shape),
        load: () => ({}),
        props: () => ({}),
        view: () => 'nota',
      }),
    ]),
  );
const titled = z.string().meta({ title: 'Título' });

describe('X5 faults of forms', () => {
  it.each<[string, z.ZodRawShape, string[]]>([
    ['none', { title: titled }, []],
    ['a setting without a title', { x: z.string() }, ['note: x has no title']],
    [
      'inside a list and a group',
      { list: z.array(z.object({ y: z.boolean() })).meta({ title: 'Lista' }) },
      ['note: list[].y has no title'],
    ],
    [
      'a choice without a label',
      { x: z.enum(['a', 'b']).meta({ title: 'X', options: { a: 'Uno' } }) },
      ["note: x has no label for 'b'"],
    ],
    [
      'a choice in a list',
      { x: z.array(z.enum(['a'])).meta({ title: 'X' }) },
      ["note: x[] has no label for 'a'"],
    ],
    ['an id without a picker', { storyId: titled }, ['note: storyId names something, and has no picker']],
    ['an address without a picker', { url: titled }, ['note: url names something, and has no picker']],
    ['an id with a picker', { storyId: titled.meta({ title: 'Nota', widget: 'story' }) }, []],
    [
      'ids with a picker each',
      { storyIds: z.array(z.string().meta({ widget: 'story' })).meta({ title: 'Notas' }) },
      [],
    ],
    ['a switch with the name of an id', { section: z.boolean().meta({ title: 'Con sección' }) }, []],
    [
      'a kind that forms do not know',
      { x: z.date().meta({ title: 'Fecha' }) },
      ['note: x has no field in forms'],
    ],
  ])('%s', (_name, shape, expected) => {
    expect(faults(shape)).toEqual(expected);
  });

  it.each(['other', 'own', undefined])('a block in the category %s', (category) => {
    expect(faults({}, category ?? 'other')).toEqual(['note: it has no category with a name']);
  });

  it('the blocks of the package have none', async () => {
    expect(formFaults(editorConfig(await packageBlocks()))).toEqual([]);
  });
});
