import * as z from 'zod/mini';
import { GRAPHIC_KINDS, MOST_STOPS, type GraphicKind } from './graphic.ts';

const words = z.string().check(z.trim());
const cell = z.union([z.string(), z.number(), z.null()]);
const kinds = Object.keys(GRAPHIC_KINDS) as [GraphicKind, ...GraphicKind[]];

/** How a table is drawn: the value of `additional_properties.graphic` of a table. `docs/graphics.md` explains each. */
export const GraphicSettings = z.object({
  kind: z.enum(kinds),
  title: z.optional(words),
  standfirst: z.optional(words),
  unit: z.optional(words),
  source: z.optional(words),
  notes: z._default(z.array(words), []),
  /** Headings of the columns to draw, in their order. */
  values: z.optional(z.array(words).check(z.minLength(1))),
  highlight: z.optional(words),
  /** The words of a `table` that are states, from the best to the worst: each has a mark. */
  states: z.optional(z.array(words).check(z.minLength(2), z.maxLength(4))),
  /** The numbers of `figures` count while they come into view. */
  count: z.optional(z.boolean()),
  /** The stops of a route in words: the name of a row, a heading, and a paragraph in each line. */
  tour: z.optional(
    z
      .array(z.object({ stop: words, title: words, text: words }))
      .check(z.minLength(2), z.maxLength(MOST_STOPS)),
  ),
});

/** The tour of settings that may be wrong otherwise. */
export const TourSettings = z.pick(GraphicSettings, { tour: true });

/** A graphic with its data: `embed.config` of a `custom_embed` with the subtype `graphic`. */
export const GraphicConfig = z.extend(GraphicSettings, {
  /** The first names the rows. */
  columns: z.array(z.string()).check(z.minLength(2)),
  rows: z.array(z.array(cell)).check(z.minLength(1)),
});

export type GraphicSettings = z.output<typeof GraphicSettings>;
