import type { Beat } from '../beat.ts';
import { CALI, DEPORTES, VALLE } from './ciudad.ts';
import { ISABEL_CIUDAD } from './columnas-ciudad.ts';
import { CUMBRE, SERVICIOS } from './cumbre-servicios.ts';
import { BIENESTAR, CULTURA } from './cultura-bienestar.ts';
import { AFUERA, APARATOS, CANCHAS, CUERPO, ESCENAS, INVENTOS, TARIMAS } from './mundo-vida.ts';
import { CASOS, CONCEJOS, DESPACHOS, ESTADO } from './poder-pais.ts';
import { COLOMBIA_REGIONES, POLITICA } from './politica-colombia.ts';
import { AMBIENTE, COLOMBIA, ECONOMIA, ENTRETENIMIENTO, JUDICIAL, OPINION } from './secciones.ts';
import { MUNDO, TECNOLOGIA } from './tecnologia-mundo.ts';

/** The beats of the daily. */
export const DAILY_BEATS: readonly Beat[] = [
  CALI,
  ECONOMIA,
  POLITICA,
  VALLE,
  OPINION,
  MUNDO,
  DEPORTES,
  CULTURA,
  JUDICIAL,
  AMBIENTE,
  BIENESTAR,
  ISABEL_CIUDAD,
  ENTRETENIMIENTO,
  TECNOLOGIA,
  COLOMBIA,
  COLOMBIA_REGIONES,
];

/** Its earlier beats. */
export const DAILY_EARLIER: readonly Beat[] = [
  CUMBRE,
  DESPACHOS,
  AFUERA,
  ...SERVICIOS,
  CONCEJOS,
  TARIMAS,
  CASOS,
  CUERPO,
  ESTADO,
  INVENTOS,
  CANCHAS,
  ESCENAS,
  APARATOS,
];
