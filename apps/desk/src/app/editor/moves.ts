/** Where a block is: the name of its region and its position in it, from 0. */
export interface Place {
  readonly region: string;
  readonly index: number;
}

export interface RegionOfPage {
  readonly name: string;
  readonly label: string;
  /** How many blocks it has. */
  readonly count: number;
}

export type Step = 'up' | 'down';

/**
 * Where a step takes a block: one position on, or beyond the end of its region into the next one.
 * @returns undefined at the ends of the page
 */
export function afterStep(
  { region, index }: Place,
  step: Step,
  regions: readonly RegionOfPage[],
): Place | undefined {
  const at = regions.findIndex(({ name }) => name === region);
  const here = regions[at];
  if (!here) return undefined;
  const next = step === 'up' ? index - 1 : index + 1;
  if (next >= 0 && next < here.count) return { region, index: next };
  const other = regions[step === 'up' ? at - 1 : at + 1];
  return other && { region: other.name, index: step === 'up' ? other.count : 0 };
}

/** The announcement of a move for screen readers. */
export function moveInWords(
  label: string,
  { region, index }: Place,
  regions: readonly RegionOfPage[],
): string {
  const found = regions.find(({ name }) => name === region);
  return `${label}: posición ${index + 1} de ${found?.count ?? index + 1} en ${found?.label ?? region}.`;
}
