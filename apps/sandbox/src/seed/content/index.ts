import type { SeedStory } from '../types.ts';
import { archiveStories } from './archive/index.ts';
import { beatStories } from './beats/index.ts';
import { COLLECTIONS } from './collections.ts';
import { CALI } from './daily/cali.ts';
import { DEPORTES as DAILY_DEPORTES } from './daily/deportes.ts';
import { ECONOMIA_POLITICA } from './daily/economia-politica.ts';
import { LIVE as DAILY_LIVE } from './daily/live.ts';
import { MAS } from './daily/mas.ts';
import { ESPECIALES as DAILY_ESPECIALES, MULTIMEDIA } from './daily/multimedia.ts';
import { OPINION as DAILY_OPINION } from './daily/opinion.ts';
import { GALERIAS as DAILY_GALERIAS } from './daily/galerias.ts';
import { JUDICIAL, VALLE } from './daily/valle-judicial.ts';
import { VIDA } from './daily/vida.ts';
import { ANTERIORES } from './forums/anteriores.ts';
import { CONFERENCIAS } from './forums/conferencias.ts';
import { GALERIAS as FORUMS_GALERIAS } from './forums/galerias.ts';
import { NOTICIAS, VIDEOS } from './forums/noticias-videos.ts';
import { PROXIMOS } from './forums/proximos.ts';
import { NEWSROOM_GALLERIES } from './galleries/index.ts';
import { ACTUALIDAD, MULTIMEDIA as MEN_MULTIMEDIA } from './men/actualidad.ts';
import { GALERIAS as MEN_GALERIAS } from './men/galerias.ts';
import { LUJURIA } from './men/lujuria.ts';
import { PORTADA as MEN_PORTADA } from './men/portada.ts';
import { RELATOS } from './men/relatos.ts';
import { NEWSROOM_PODCASTS } from './podcasts/index.ts';
import { AGRICULTURA } from './rural/agricultura.ts';
import { CAMPO } from './rural/ganaderia-cafe.ts';
import { GALERIAS as RURAL_GALERIAS } from './rural/galerias.ts';
import { GENTE, MULTIMEDIA as RURAL_MULTIMEDIA, OPINION as RURAL_OPINION } from './rural/gente.ts';
import { NEWSROOM_VIDEOS } from './videos/index.ts';
import { CANDIDATOS } from './weekly/candidatos.ts';
import { CARICATURAS } from './weekly/caricaturas.ts';
import { CONFIDENCIALES } from './weekly/confidenciales.ts';
import { CULTURA as WEEKLY_CULTURA } from './weekly/cultura.ts';
import { DEPORTES as WEEKLY_DEPORTES } from './weekly/deportes.ts';
import { ECONOMIA } from './weekly/economia.ts';
import { ESPECIALES as WEEKLY_ESPECIALES } from './weekly/especiales.ts';
import { GALERIAS as WEEKLY_LIBRETAS } from './weekly/galerias.ts';
import { GALERIAS as WEEKLY_GALERIAS, RECETAS } from './weekly/galerias-recetas.ts';
import { LIVE } from './weekly/live.ts';
import { MUNDO } from './weekly/mundo.ts';
import { NACION } from './weekly/nacion.ts';
import { OPINION as WEEKLY_OPINION } from './weekly/opinion.ts';
import { PODCAST } from './weekly/podcast.ts';
import { POLITICA } from './weekly/politica.ts';
import { SALUD_VIDA } from './weekly/salud-vida.ts';
import { SERVICIOS } from './weekly/servicios.ts';
import { TECNOLOGIA } from './weekly/tecnologia.ts';
import { TV } from './weekly/tv/index.ts';
import { COCINA, MULTIMEDIA as WOMEN_MULTIMEDIA } from './women/cocina-multimedia.ts';
import { GALERIAS as WOMEN_GALERIAS } from './women/galerias.ts';
import { BELLEZA, MODA } from './women/moda-belleza.ts';
import { PORTADA as WOMEN_PORTADA } from './women/portada.ts';
import { BIENESTAR, CULTURA as WOMEN_CULTURA, OPINION as WOMEN_OPINION } from './women/vida.ts';

export { AUTHORS } from './authors.ts';
export { COLLECTIONS };
export { EDITIONS } from './editions.ts';
export { OLD_EDITIONS } from './old-editions.ts';

/** Semanario's stories. */
const WEEKLY = [
  ...POLITICA,
  ...CANDIDATOS,
  ...NACION,
  ...LIVE,
  ...ECONOMIA,
  ...MUNDO,
  ...TECNOLOGIA,
  ...WEEKLY_DEPORTES,
  ...WEEKLY_CULTURA,
  ...SALUD_VIDA,
  ...WEEKLY_OPINION,
  ...CONFIDENCIALES,
  ...CARICATURAS,
  ...WEEKLY_ESPECIALES,
  ...TV,
  ...WEEKLY_GALERIAS,
  ...WEEKLY_LIBRETAS,
  ...RECETAS,
  ...SERVICIOS,
  ...PODCAST,
];

/** El Diario's stories. */
const DAILY = [
  ...DAILY_LIVE,
  ...CALI,
  ...VALLE,
  ...JUDICIAL,
  ...DAILY_DEPORTES,
  ...ECONOMIA_POLITICA,
  ...DAILY_OPINION,
  ...VIDA,
  ...MULTIMEDIA,
  ...DAILY_ESPECIALES,
  ...MAS,
  ...DAILY_GALERIAS,
];

/** Fucsia's stories. */
const WOMEN = [
  ...WOMEN_PORTADA,
  ...MODA,
  ...BELLEZA,
  ...BIENESTAR,
  ...WOMEN_CULTURA,
  ...WOMEN_OPINION,
  ...COCINA,
  ...WOMEN_MULTIMEDIA,
  ...WOMEN_GALERIAS,
];

/** SoHo's stories. */
const MEN = [...MEN_PORTADA, ...RELATOS, ...ACTUALIDAD, ...LUJURIA, ...MEN_MULTIMEDIA, ...MEN_GALERIAS];

/** Foros Semanario's forums, news and videos. */
const FORUMS = [...PROXIMOS, ...ANTERIORES, ...NOTICIAS, ...VIDEOS, ...CONFERENCIAS, ...FORUMS_GALERIAS];

/** Semanario Rural's stories. */
const RURAL = [...AGRICULTURA, ...CAMPO, ...GENTE, ...RURAL_OPINION, ...RURAL_MULTIMEDIA, ...RURAL_GALERIAS];

const WRITTEN: readonly SeedStory[] = [
  ...WEEKLY,
  ...DAILY,
  ...WOMEN,
  ...MEN,
  ...FORUMS,
  ...RURAL,
  ...NEWSROOM_VIDEOS,
  ...NEWSROOM_GALLERIES,
  ...NEWSROOM_PODCASTS,
];

const NEWER: readonly SeedStory[] = [...WRITTEN, ...archiveStories(WRITTEN)];

/** Every story of the six brands. The order does not matter: `ago` dates them. */
export const STORIES: SeedStory[] = [...NEWER, ...beatStories(NEWER, COLLECTIONS)];
