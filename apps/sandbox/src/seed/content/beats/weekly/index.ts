import type { Beat } from '../beat.ts';
import { PILAR } from './columnas.ts';
import { PILAR_ESTADO } from './columnas-estado.ts';
import { ARCHIVOS, PLAY } from './cultura-play.ts';
import { ECONOMIA, MUNDO } from './mundo-economia.ts';
import { DEPORTES, NACION, POLITICA } from './pais.ts';

/** The beats of the weekly magazine. */
export const WEEKLY_BEATS: readonly Beat[] = [
  POLITICA,
  DEPORTES,
  PILAR,
  MUNDO,
  NACION,
  PILAR_ESTADO,
  ECONOMIA,
];

/** Its earlier beats. */
export const WEEKLY_EARLIER: readonly Beat[] = [ARCHIVOS, ...PLAY];
