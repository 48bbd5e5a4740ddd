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

/** What the forums followed, and what earlier forums left. */
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

/** What they followed before. */
export const FORUMS_EARLIER: readonly Beat[] = [ACUERDOS, ALIANZAS];
