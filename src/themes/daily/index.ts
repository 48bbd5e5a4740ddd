import { PRODUCT, type BrandConfig } from '../brand.ts';
import { assets } from '../generated/daily.ts';
import { LEGAL_NAME, NO_FEATURES, OTHER_OFFER, properties, routes, SUPPORT_HOURS } from '../shared.ts';
import { footer, MAIN, MENU, MORE } from './navigation.ts';

const slug = 'el-diario';
const site = properties('rotativa.eldiario', 'el_diario_cali');

/** The regional daily, of Cali and the Valle. @see T3, 002 §2 */
export const brand: BrandConfig = {
  ...assets,
  key: 'daily',
  name: 'El Diario',
  tagline: 'Noticias de Cali, el Valle y el Pacífico',
  slug,
  product: PRODUCT,
  issn: '0124-891X',
  hosts: ['www.eldiario.example', 'eldiario.example'],
  language: 'es-CO',
  dateLocale: 'es-CO',
  layout: 'daily',
  sectionSegments: 1,
  mode: 'system',
  properties: site,
  routes: {
    ...routes(slug),
    subscribe: '/suscripciones/',
    profile: '/perfil/',
    subscriptions: '/perfil/',
  },
  navigation: { main: MAIN, more: MORE, menu: MENU, tv: [], footer: footer(site) },
  features: {
    ...NO_FEATURES,
    paywall: true,
    newsletter: true,
    printEdition: true,
    helpCentre: true,
    anniversarySeal: true,
    countdown: true,
  },
  article: { header: 'start', dropCap: false, share: 'edge', quote: 'bar' },
  list: { head: 'tab', rows: 'timed' },
  offer: OTHER_OFFER,
  legalName: LEGAL_NAME,
  supportHours: SUPPORT_HOURS,
};
