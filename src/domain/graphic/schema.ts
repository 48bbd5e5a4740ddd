import { z } from 'zod';
import { GRAPHIC_KINDS, type GraphicKind } from './graphic.ts';

const words = z.string().trim();
const cell = z.union([z.string(), z.number(), z.null()]);
const kinds = Object.keys(GRAPHIC_KINDS) as [GraphicKind, ...GraphicKind[]];

/** How a table is drawn: the value of `additional_properties.graphic` of a table. */
export const GraphicSettings = z.object({
  kind: z.enum(kinds).meta({ title: 'Forma' }),
  title: words.optional().meta({ title: 'Título', description: 'Dice lo que se ve, no el nombre del dato.' }),
  standfirst: words.optional().meta({ title: 'Entradilla', description: 'Qué se mide, dónde y cuándo.' }),
  unit: words.optional().meta({ title: 'Unidad', description: '%, $, días…' }),
  source: words.optional().meta({ title: 'Fuente' }),
  notes: z.array(words).default([]).meta({ title: 'Notas' }),
  values: z
    .array(words)
    .min(1)
    .optional()
    .meta({ title: 'Columnas que se dibujan', description: 'En su orden. Sin ellas, todas.' }),
  highlight: words
    .optional()
    .meta({ title: 'Destacado', description: 'La fila o la columna de la que habla la nota.' }),
});

/** A graphic with its data: `embed.config` of a `custom_embed` with the subtype `graphic`. */
export const GraphicConfig = GraphicSettings.extend({
  columns: z
    .array(z.string())
    .min(2)
    .meta({ title: 'Columnas', description: 'La primera nombra las filas.' }),
  rows: z.array(z.array(cell)).min(1).meta({ title: 'Filas' }),
});

export type GraphicSettings = z.output<typeof GraphicSettings>;
