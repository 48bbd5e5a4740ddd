import { z } from 'zod';
import { GRAPHIC_KINDS, type GraphicKind } from './graphic.ts';

const words = z.string().trim();
const cell = z.union([z.string(), z.number(), z.null()]);
const kinds = Object.keys(GRAPHIC_KINDS) as [GraphicKind, ...GraphicKind[]];

/** How a table is drawn: the value of `additional_properties.graphic` of a table. `docs/graphics.md` explains each. */
export const GraphicSettings = z.object({
  kind: z.enum(kinds),
  title: words.optional(),
  standfirst: words.optional(),
  unit: words.optional(),
  source: words.optional(),
  notes: z.array(words).default([]),
  /** Headings of the columns to draw, in their order. */
  values: z.array(words).min(1).optional(),
  highlight: words.optional(),
});

/** A graphic with its data: `embed.config` of a `custom_embed` with the subtype `graphic`. */
export const GraphicConfig = GraphicSettings.extend({
  /** The first names the rows. */
  columns: z.array(z.string()).min(2),
  rows: z.array(z.array(cell)).min(1),
});

export type GraphicSettings = z.output<typeof GraphicSettings>;
