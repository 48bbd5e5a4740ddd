import type { Graphic, GraphicRow } from './graphic.ts';

/** The phases of the moon, as almanacs name them, and the share of its face that is light, from the right. */
const PHASES = ['Nueva', 'Creciente', 'Llena', 'Menguante'] as const;
export type Phase = (typeof PHASES)[number];

const phaseOf = (text: string): Phase | undefined => PHASES.find((phase) => phase === text);

/** The moon of each month, if the row has nothing but phases. */
export function moonsOf({ cells }: GraphicRow): Phase[] | undefined {
  const moons = cells.flatMap(({ text }) => phaseOf(text) ?? []);
  return moons.length === cells.length ? moons : undefined;
}

/** The rows of a calendar that are no moons. */
export const cropsOf = ({ rows }: Graphic): GraphicRow[] => rows.filter((row) => !moonsOf(row));

/** What is done in the months, as the cells name it, in the order of the data: 'Siembra', 'Cosecha'. */
export const worksOf = (graphic: Graphic): string[] => [
  ...new Set(cropsOf(graphic).flatMap(({ cells }) => cells.flatMap(({ text }) => text || []))),
];
