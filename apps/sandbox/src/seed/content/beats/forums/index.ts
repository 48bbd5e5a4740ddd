import type { Beat } from '../beat.ts';
import { ACUERDOS, ALIANZAS } from './acuerdos.ts';
import { AMBIENTE, REGIONES } from './ambiente-regiones.ts';
import { ANTERIORES } from './anteriores.ts';
import { EDUCACION, TECNOLOGIA } from './educacion-tecnologia.ts';
import { EMPRESAS, SALUD } from './empresas-salud.ts';
import { ENERGIA, INFRAESTRUCTURA } from './energia-infraestructura.ts';
import { CONVERSACIONES, ENTREVISTAS } from './entrevistas.ts';
import { ALIADOS, IMPERDIBLES } from './imperdibles.ts';
import { MEMORIAS } from './memorias.ts';

/** The beats of the forums, and the results of earlier ones. */
export const FORUMS_BEATS: readonly Beat[] = [
  EMPRESAS,
  MEMORIAS,
  SALUD,
  ENTREVISTAS,
  EDUCACION,
  ANTERIORES,
  ENERGIA,
  IMPERDIBLES,
  INFRAESTRUCTURA,
  CONVERSACIONES,
  TECNOLOGIA,
  AMBIENTE,
  ALIADOS,
  REGIONES,
];

/** Their earlier beats. */
export const FORUMS_EARLIER: readonly Beat[] = [ACUERDOS, ALIANZAS];
