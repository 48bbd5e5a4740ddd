import type { Beat } from '../beat.ts';
import { BOLETINES } from './boletines.ts';
import { AGRICULTURA, CAFE } from './cultivos.ts';
import { AGUA, GANADERIA } from './ganado-agua.ts';
import { MUJERES, TECNOLOGIA } from './mujeres-tecnologia.ts';
import { HECTOR, ROSALBA } from './opinion.ts';

/** The beats of the rural weekly. */
export const RURAL_BEATS: readonly Beat[] = [
  AGRICULTURA,
  GANADERIA,
  CAFE,
  ROSALBA,
  AGUA,
  TECNOLOGIA,
  MUJERES,
  HECTOR,
];

/** Its earlier beats. */
export const RURAL_EARLIER: readonly Beat[] = BOLETINES;
