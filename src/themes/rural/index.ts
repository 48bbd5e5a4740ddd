import { PRODUCT, type BrandConfig, type NavigationItem } from '../brand.ts';
import { assets } from '../generated/rural.ts';
import {
  ADDRESS,
  FAMILY_ACCOUNT,
  familyFooter,
  item,
  LEGAL_NAME,
  NO_FEATURES,
  properties,
  routes,
  services,
  SUBTYPES,
  SUPPORT_HOURS,
  WEEKLY_OFFER,
} from '../shared.ts';

const slug = `${PRODUCT}rural`;
const site = properties('rotativa.rural', 'semanario_rural', 'semanario_rural_co');

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

/** The weekly of the country. @see T3 */
export const brand: BrandConfig = {
  ...assets,
  tagline: 'El campo colombiano, cada semana',
  slug,
  product: PRODUCT,
  voice: 'usted',
  subtypes: SUBTYPES,
  issn: undefined,
  hosts: ['rural.semanario.example'],
  language: 'es-CO',
  layout: 'rural',
  sectionSegments: 2,
  mode: 'system',
  properties: site,
  routes: { ...routes(PRODUCT), opinion: `/${slug}/opinion/` },
  navigation: {
    main,
    more,
    menu: [item('Inicio', '/'), ...main, ...more],
    tv: [],
    footer: familyFooter(site, `/${slug}/impresa/`),
  },
  features: {
    ...NO_FEATURES,
    helpCentre: true,
    subscriberStories: true,
    newsletter: true,
    printEdition: true,
    renewalBanner: true,
    searchWidget: true,
  },
  header: { account: FAMILY_ACCOUNT, networks: ['facebook', 'whatsapp', 'instagram', 'youtube'] },
  article: {
    header: 'panel',
    special: 'card',
    dropCap: false,
    share: 'line',
    quote: 'panel',
    tags: 'all',
    promo: 'tag',
  },
  list: { head: 'drawn', rows: 'cards' },
  offer: WEEKLY_OFFER,
  services: services(slug, 'rural.semanario.example'),
  legalName: LEGAL_NAME,
  address: ADDRESS,
  supportHours: SUPPORT_HOURS,
};
