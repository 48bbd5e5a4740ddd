import { seriesOf, type Graphic, type GraphicKind, type GraphicStop } from './graphic.ts';
import type { GraphicSettings } from './schema.ts';

type Tour = NonNullable<GraphicSettings['tour']>;

/** The kinds that have tours: where their stops are, and whether they are in the order of the data. */
const TOURS: { readonly [kind in GraphicKind]?: { of: readonly GraphicStop['of'][]; ordered: boolean } } = {
  route: { of: ['row'], ordered: true },
  profile: { of: ['row'], ordered: true },
  calendar: { of: ['column'], ordered: true },
  units: { of: ['row', 'column'], ordered: false },
};

/** A paragraph for each line with words. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split('\n')
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);

/** Stops with their places, or the reason in English why the graphic cannot have them. */
export function tourOf(graphic: Graphic, tour: Tour): { tour: GraphicStop[] } | { problem: string } {
  const rules = TOURS[graphic.kind];
  if (!rules)
    return { problem: `only ${Object.keys(TOURS).join(', ')} have a tour, and this is a '${graphic.kind}'` };
  const names = { row: graphic.rows.map(({ label }) => label), column: seriesOf(graphic) };
  const stops = tour.map(({ stop, title, text }): GraphicStop => {
    const of = rules.of.find((one) => names[one].includes(stop)) ?? rules.of[0]!;
    return { at: names[of].indexOf(stop), of, title, paragraphs: paragraphsOf(text) };
  });
  const lost = stops.findIndex(({ at }) => at < 0);
  if (lost >= 0)
    return {
      problem: `no ${rules.of.join(' or ')} is called '${tour[lost]!.stop}', as a stop of the tour says`,
    };
  const back = rules.ordered
    ? stops.findIndex(({ at }, place) => place > 0 && at <= stops[place - 1]!.at)
    : -1;
  if (back >= 0)
    return {
      problem: `'${tour[back]!.stop}' comes after '${tour[back - 1]!.stop}' in the tour, but not in the data`,
    };
  return { tour: stops };
}
