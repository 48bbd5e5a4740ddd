import type { Beat } from '../beat.ts';
import { BODAS_CUENTAS, CASA_HABITADA } from './bodas-casa.ts';
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
  CASA_HABITADA,
  GASTRONOMIA,
  BODAS,
  BODAS_CUENTAS,
  ENTRETENIMIENTO,
];
