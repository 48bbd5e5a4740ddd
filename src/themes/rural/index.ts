import { PRODUCT, type BrandConfig, type NavigationItem } from '../brand.ts';
import { assets } from '../generated/rural.ts';
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

const slug = `${PRODUCT}rural`;
const site = properties('rotativa.rural', 'semanario_rural_co');

const main: readonly NavigationItem[] = [
  item('Agricultura', `/${slug}/agricultura/`),
  item('Ganadería', `/${slug}/ganaderia/`),
  item('Café', `/${slug}/cafe/`),
  item('Agua y clima', `/${slug}/agua/`),
  item('Precios', `/${slug}/precios/`),
  item('Opinión', `/${slug}/opinion/`),
];

const more: readonly NavigationItem[] = [
  item('Tecnología', `/${slug}/tecnologia/`),
  item('Mujeres rurales', `/${slug}/mujeres-rurales/`),
  item('Videos', `/${slug}/videos/`),
  item('Ediciones impresas', `/${slug}/impresa/`),
];

/** The weekly of the country. @see T3, 002 §2 */
export const brand: BrandConfig = {
  ...assets,
  key: 'rural',
  name: 'Semanario Rural',
  tagline: 'El campo colombiano, cada semana',
  slug,
  product: PRODUCT,
  issn: undefined,
  hosts: ['rural.semanario.example'],
  language: 'es-CO',
  dateLocale: 'es-CO',
  layout: 'rural',
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
  features: { ...NO_FEATURES, newsletter: true, printEdition: true },
  article: { header: 'panel', dropCap: false, share: 'line', quote: 'panel' },
  list: { head: 'drawn', rows: 'cards' },
  offer: WEEKLY_OFFER,
  legalName: LEGAL_NAME,
  supportHours: SUPPORT_HOURS,
};
