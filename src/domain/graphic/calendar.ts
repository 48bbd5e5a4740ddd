import { graphic as words } from '../../messages/blocks.ts';
import type { Graphic, GraphicRow } from './graphic.ts';

const PHASES = ['new', 'waxing', 'full', 'waning'] as const;
export type Phase = (typeof PHASES)[number];

const phaseOf = (text: string): Phase | undefined => PHASES.find((phase) => words.phases[phase] === text);

/** The moon of each month, if the row has nothing but phases. */
export function moonsOf({ cells }: GraphicRow): Phase[] | undefined {
  const moons = cells.flatMap(({ text }) => phaseOf(text) ?? []);
  return moons.length === cells.length ? moons : undefined;
}

/** The rows of a calendar that are no moons. */
export const cropsOf = ({ rows }: Graphic): GraphicRow[] => rows.filter((row) => !moonsOf(row));

/** The works of the months, as the cells name them, in the order of the data: 'Siembra', 'Cosecha'. */
export const worksOf = (graphic: Graphic): string[] => [
  ...new Set(cropsOf(graphic).flatMap(({ cells }) => cells.flatMap(({ text }) => text || []))),
];
