import type { Graphic, GraphicStop } from './graphic.ts';
import type { GraphicSettings } from './schema.ts';

type Tour = NonNullable<GraphicSettings['tour']>;

/** A paragraph for each line with words. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split('\n')
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);

/** Stops with the places of their rows, or the reason in English why the route cannot have them. */
export function tourOf({ kind, rows }: Graphic, tour: Tour): { tour: GraphicStop[] } | { problem: string } {
  if (kind !== 'route') return { problem: `only a 'route' has a tour, and this is a '${kind}'` };
  const stops = tour.map(({ stop, title, text }) => ({
    row: rows.findIndex(({ label }) => label === stop),
    title,
    paragraphs: paragraphsOf(text),
  }));
  const lost = stops.findIndex(({ row }) => row < 0);
  if (lost >= 0) return { problem: `no row is called '${tour[lost]!.stop}', as a stop of the tour says` };
  const back = stops.findIndex(({ row }, at) => at > 0 && row <= stops[at - 1]!.row);
  if (back >= 0)
    return {
      problem: `'${tour[back]!.stop}' comes after '${tour[back - 1]!.stop}' in the tour, but not on the route`,
    };
  return { tour: stops };
}
