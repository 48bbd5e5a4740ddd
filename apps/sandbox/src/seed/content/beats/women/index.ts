import type { Beat } from '../beat.ts';
import { BELLEZA, BODAS, CASA, ESTILO, MODA } from './estilo.ts';
import { BIENESTAR, CULTURA, ENTRETENIMIENTO, GASTRONOMIA, OPINION } from './vida.ts';

/** What the women's magazine followed. */
export const WOMEN_BEATS: readonly Beat[] = [
  MODA,
  BIENESTAR,
  BELLEZA,
  OPINION,
  CULTURA,
  ESTILO,
  CASA,
  GASTRONOMIA,
  BODAS,
  ENTRETENIMIENTO,
];
