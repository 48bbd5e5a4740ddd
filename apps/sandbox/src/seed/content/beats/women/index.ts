import type { Beat } from '../beat.ts';
import { BODAS_CUENTAS, CASA_HABITADA } from './bodas-casa.ts';
import { BELLEZA, BODAS, CASA, ESTILO, MODA } from './estilo.ts';
import {
  BODAS_CASA,
  BODAS_DUDAS,
  BODAS_FIESTA,
  BODAS_MESA,
  CASA_OFICIOS,
  ESTELARES,
  FOGONES,
  HOGARES,
  PANTALLA_CHICA,
} from './mujeres-mesa.ts';
import { BIENESTAR, CULTURA, ENTRETENIMIENTO, GASTRONOMIA, OPINION } from './vida.ts';

/** The beats of the women's magazine. */
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

/** Its earlier beats. */
export const WOMEN_EARLIER: readonly Beat[] = [
  ESTELARES,
  BODAS_FIESTA,
  HOGARES,
  PANTALLA_CHICA,
  FOGONES,
  BODAS_DUDAS,
  CASA_OFICIOS,
  BODAS_MESA,
  BODAS_CASA,
];
