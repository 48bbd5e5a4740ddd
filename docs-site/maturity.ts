/**
 * How far a piece can be relied on:
 * - `stable`: its props change in a major version only.
 * - `new`: its props may still change in a minor version, which the changelog says.
 * - `deprecated`: it will be removed in the next major version.
 */
export type Maturity = 'stable' | 'new' | 'deprecated';

/** The pieces that are not stable. A deprecated one is marked `@deprecated` in its types too. */
export const UNSTABLE: Readonly<Record<string, Exclude<Maturity, 'stable'>>> = {
  'blocks/body/BodyGraphic': 'new',
  'components/FileUpload': 'new',
  'components/MultiSelect': 'new',
  'components/NumberInput': 'new',
  'patterns/lists/SearchRefine': 'new',
};

export const maturityOf = (piece: string): Maturity => UNSTABLE[piece] ?? 'stable';
