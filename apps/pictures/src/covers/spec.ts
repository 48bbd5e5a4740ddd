import type { CoverId, SceneId } from '@rotativa/sandbox/seed/pictures';
import type { Person } from '../people/spec.ts';
import { MODELS } from './models.ts';

export type CoverBrand = 'weekly' | 'daily' | 'rural' | 'men' | 'women';

/** The subject of a cover: a scene by name, or a person. */
export type Subject = SceneId | Person;

/** The style of a cover. The edition has its words. */
export interface CoverLook {
  subject: Subject;
  accent?: string;
  /** Where to crop a scene that is wider than the page, as a share of its width. */
  focus?: number;
}

export const COVER_LOOKS: Record<CoverId, CoverLook> = {
  'portada-weekly-1': { subject: 'congreso' },
  'portada-weekly-2': { subject: 'tren' },
  'portada-weekly-3': { subject: 'incendio' },
  'portada-weekly-4': { subject: 'billetes' },
  'portada-weekly-5': { subject: 'migrantes' },
  'portada-weekly-6': { subject: 'urna-votacion' },
  'portada-daily-1': { subject: 'cali-ermita' },
  'portada-daily-2': { subject: 'valle-cana' },
  'portada-daily-3': { subject: 'cali-salsa' },
  'portada-daily-4': { subject: 'lluvia' },
  'portada-daily-5': { subject: 'futbol-gol' },
  'portada-daily-6': { subject: 'buenaventura-puerto' },
  'portada-women-1': { subject: MODELS.red },
  'portada-women-2': { subject: MODELS.roots, accent: '#f3d07a' },
  'portada-women-3': { subject: MODELS.mystery, accent: '#fff0ea' },
  'portada-women-4': { subject: MODELS.silk },
  'portada-women-5': { subject: MODELS.fuchsia },
  'portada-women-6': { subject: MODELS.redhead, accent: '#f6d3c4' },
  'portada-men-1': { subject: MODELS.actor },
  'portada-men-2': { subject: MODELS.producer },
  'portada-men-3': { subject: MODELS.writer },
  'portada-men-4': { subject: 'motocicleta' },
  'portada-men-5': { subject: MODELS.filmmaker },
  'portada-men-6': { subject: 'copa-bar' },
  'portada-rural-1': { subject: 'finca-cafetera' },
  'portada-rural-2': { subject: 'cacao' },
  'portada-rural-3': { subject: 'llano-ganado' },
  'portada-rural-4': { subject: 'papa-cultivo', focus: 0.4 },
  'portada-rural-5': { subject: 'flores-cultivo' },
  'portada-rural-6': { subject: 'leche-ordeno', focus: 0.4 },
  'portada-rural-7': { subject: 'reservorio' },
  'portada-rural-8': { subject: 'apiario' },
  'portada-rural-9': { subject: 'mercado-plaza' },
  'portada-rural-10': { subject: 'limones-huerto' },
  'portada-rural-11': { subject: 'arrozal-dron' },
  'portada-rural-12': { subject: 'aguacate-arbol' },
  'portada-rural-13': { subject: 'papa-cosecha' },
  'portada-rural-14': { subject: 'ensilaje-finca' },
  'portada-rural-15': { subject: 'cerdos-corral' },
  'portada-rural-16': { subject: 'paramo-frailejones' },
  'portada-rural-17': { subject: 'carretera' },
  'portada-rural-18': { subject: 'cafe-grano' },
  'portada-rural-19': { subject: 'tractor-campo' },
  'portada-rural-20': { subject: 'valle-cana' },
  'portada-rural-21': { subject: 'techo-lluvia' },
};
