import type { Beat } from '../beat.ts';
import { DEPORTES, ESTILO, MUJERES_SOHO } from './deportes-vida.ts';
import { ALCOBA, CONVERSACIONES } from './noches.ts';
import { ESCENA, MAS_MUJERES, NOTICIAS, PANTALLA, VIRALES } from './que-pasa.ts';
import { HISTORIAS, LUJURIA, OPINADORES } from './relatos.ts';

/** The beats of the men's magazine. */
export const MEN_BEATS: readonly Beat[] = [
  HISTORIAS,
  DEPORTES,
  NOTICIAS,
  MUJERES_SOHO,
  OPINADORES,
  ESTILO,
  VIRALES,
  PANTALLA,
  ESCENA,
  MAS_MUJERES,
  LUJURIA,
];

/** Its earlier beats. */
export const MEN_EARLIER: readonly Beat[] = [CONVERSACIONES, ALCOBA];
