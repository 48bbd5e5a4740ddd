import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { BLOCKS } from '../../apps/sites/src/views/blocks.ts';
import { controlsOf } from './block-controls.ts';

describe('Z2 the settings of a block as controls', () => {
  it('have the words, the kind, the choices and the default of the schema', () => {
    const settings = z.object({
      title: z.string().default('').meta({ title: 'Título', description: 'Encima de las notas.' }),
      feedSize: z.number().int().min(1).max(50).default(5).meta({ title: 'Número de notas' }),
      look: z.enum(['soft', 'ruled']).default('soft').meta({ title: 'Diseño' }),
    });
    expect(controlsOf(settings)).toEqual({
      args: { title: '', feedSize: 5, look: 'soft' },
      argTypes: {
        title: {
          name: 'Título',
          description: 'Encima de las notas.',
          control: 'text',
          table: { defaultValue: { summary: '""' } },
        },
        feedSize: {
          name: 'Número de notas',
          control: { type: 'number', min: 1, max: 50 },
          table: { defaultValue: { summary: '5' } },
        },
        look: {
          name: 'Diseño',
          control: 'select',
          options: ['soft', 'ruled'],
          table: { defaultValue: { summary: '"soft"' } },
        },
      },
    });
  });

  it.each([...BLOCKS.values()].filter(({ editorial }) => editorial))('$name: each is one', ({ settings }) => {
    const { argTypes } = controlsOf(settings);
    expect(Object.keys(argTypes)).toEqual(Object.keys(settings.shape));
    const unnamed = Object.entries(argTypes).filter(([, { name, control }]) => !name || !control);
    expect(unnamed.map(([key]) => key)).toEqual([]);
  });
});
