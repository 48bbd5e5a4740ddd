import type { Beat } from '../beat.ts';
import { PILAR } from './columnas.ts';
import { PILAR_ESTADO } from './columnas-estado.ts';
import { ARCHIVOS, PLAY } from './cultura-play.ts';
import { ECONOMIA, MUNDO } from './mundo-economia.ts';
import { DEPORTES, NACION, POLITICA } from './pais.ts';

/** What the weekly magazine followed. */
export const WEEKLY_BEATS: readonly Beat[] = [
  POLITICA,
  DEPORTES,
  PILAR,
  MUNDO,
  NACION,
  PILAR_ESTADO,
  ECONOMIA,
];

/** What it followed before. */
export const WEEKLY_EARLIER: readonly Beat[] = [ARCHIVOS, ...PLAY];
