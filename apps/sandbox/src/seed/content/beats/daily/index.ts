import type { Beat } from '../beat.ts';
import { CALI, DEPORTES, VALLE } from './ciudad.ts';
import { AMBIENTE, COLOMBIA, ECONOMIA, ENTRETENIMIENTO, JUDICIAL, OPINION } from './secciones.ts';

/** What the daily followed. */
export const DAILY_BEATS: readonly Beat[] = [
  CALI,
  ECONOMIA,
  VALLE,
  OPINION,
  DEPORTES,
  JUDICIAL,
  AMBIENTE,
  ENTRETENIMIENTO,
  COLOMBIA,
];
