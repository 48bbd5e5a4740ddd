import { PRODUCT, type BrandConfig, type NavigationItem } from '../brand.ts';
import { assets } from '../generated/forums.ts';
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

const slug = `foros-${PRODUCT}`;
const site = properties('rotativa.foros', 'foros_semanario', 'foros_semanario_co');

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

/** The brand of events and debate. @see T3 */
export const brand: BrandConfig = {
  ...assets,
  tagline: 'Los debates que mueven al país',
  slug,
  product: PRODUCT,
  voice: 'usted',
  subtypes: SUBTYPES,
  issn: undefined,
  hosts: ['foros.semanario.example'],
  language: 'es-CO',
  layout: 'forums',
  sectionSegments: 2,
  mode: 'system',
  properties: site,
  routes: routes(PRODUCT),
  navigation: {
    main,
    more,
    menu: [item('Inicio', '/'), ...main, ...more],
    tv: [],
    footer: familyFooter(site),
  },
  features: { ...NO_FEATURES, helpCentre: true, newsletter: true, renewalBanner: true },
  header: { account: FAMILY_ACCOUNT, networks: ['facebook', 'x', 'instagram', 'youtube'] },
  article: {
    header: 'start',
    special: 'grid',
    dropCap: false,
    share: 'line',
    quote: 'bar',
    tags: 'all',
    promo: 'ticket',
  },
  list: { head: 'grid', rows: 'table' },
  offer: WEEKLY_OFFER,
  services: services(slug, 'foros.semanario.example'),
  legalName: LEGAL_NAME,
  address: ADDRESS,
  supportHours: SUPPORT_HOURS,
};
