import { PRODUCT, type BrandConfig, type NavigationItem } from '../brand.ts';
import { assets } from '../generated/forums.ts';
import {
  familyFooter,
  item,
  LEGAL_NAME,
  NO_FEATURES,
  properties,
  routes,
  SUPPORT_HOURS,
  WEEKLY_OFFER,
} from '../shared.ts';

const slug = `foros-${PRODUCT}`;
const site = properties('rotativa.foros', 'foros_semanario_co');

const main: readonly NavigationItem[] = [
  item('Próximos foros', `/${slug}/proximos/`),
  item('Conferencistas', `/${slug}/conferencistas/`),
  item('Foros anteriores', `/${slug}/foros-anteriores/`),
  item('Videos', `/${slug}/videos/`),
  item('Galerías', `/${slug}/galerias/`),
];

const more: readonly NavigationItem[] = [
  item('Memorias', `/${slug}/memorias/`),
  item('Aliados', `/${slug}/aliados/`),
];

/** The brand of events and debate. @see T3, 002 §2 */
export const brand: BrandConfig = {
  ...assets,
  key: 'forums',
  name: 'Foros Semanario',
  tagline: 'Los debates que mueven al país',
  slug,
  product: PRODUCT,
  issn: undefined,
  hosts: ['foros.semanario.example'],
  language: 'es-CO',
  dateLocale: 'es-CO',
  layout: 'forums',
  sectionSegments: 2,
  mode: 'system',
  properties: site,
  routes: { ...routes(slug), signIn: `/login${PRODUCT}/`, register: `/login${PRODUCT}/?register=1` },
  navigation: {
    main,
    more,
    menu: [item('Inicio', '/'), ...main, ...more],
    tv: [],
    footer: familyFooter(site),
  },
  features: { ...NO_FEATURES, newsletter: true, countdown: true },
  article: { header: 'start', dropCap: false, share: 'line', quote: 'bar' },
  list: { head: 'grid', rows: 'table' },
  offer: WEEKLY_OFFER,
  legalName: LEGAL_NAME,
  supportHours: SUPPORT_HOURS,
};
