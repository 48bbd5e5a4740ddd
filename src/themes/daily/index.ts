import { PRODUCT, type BrandConfig } from '../brand.ts';
import { assets } from '../generated/daily.ts';
import {
  ADDRESS,
  LEGAL_NAME,
  NO_FEATURES,
  OTHER_OFFER,
  properties,
  routes,
  services,
  SUPPORT_HOURS,
  SUBTYPES,
} from '../shared.ts';
import { footer, MAIN, MENU, MORE } from './navigation.ts';

const slug = 'el-diario';
const site = properties('rotativa.eldiario', 'el_diario_cali', 'el_diario_cali');

/** The regional daily, of Cali and the Valle. @see T3 */
export const brand: BrandConfig = {
  ...assets,
  tagline: 'Noticias de Cali, el Valle y el Pacífico',
  slug,
  product: PRODUCT,
  voice: 'tu',
  subtypes: SUBTYPES,
  issn: '0124-891X',
  hosts: ['www.eldiario.example', 'eldiario.example'],
  language: 'es-CO',
  layout: 'daily',
  sectionSegments: 1,
  mode: 'system',
  properties: site,
  routes: {
    ...routes(slug),
    opinion: '/opinion/',
    profile: '/perfil/',
    editProfile: '/perfil/editarperfil/',
    access: '/perfil/datos-acceso/',
    subscriptions: '/perfil/suscripciones/',
    communications: '/perfil/comunicaciones/',
    addresses: '/perfil/editardireccion/',
    privacy: '/perfil/privacidad/',
  },
  navigation: { main: MAIN, more: MORE, menu: MENU, tv: [], footer: footer(site) },
  features: {
    ...NO_FEATURES,
    paywall: true,
    modalPromo: true,
    subscriberStories: true,
    newsletter: true,
    printEdition: true,
    helpCentre: true,
    anniversarySeal: true,
    renewalBanner: true,
  },
  header: {
    account: { links: ['profile'], status: false, afterSignOut: 'reload' },
    networks: ['facebook', 'x', 'instagram', 'whatsapp', 'youtube'],
    words: { signIn: 'Inicia sesión', register: 'Crea cuenta', subscribe: 'Suscríbete' },
  },
  article: {
    header: 'start',
    special: 'label',
    dropCap: false,
    share: 'edge',
    quote: 'bar',
    tags: 'all',
    promo: 'module',
  },
  list: { head: 'tab', rows: 'timed' },
  offer: OTHER_OFFER,
  services: services(slug, 'eldiario.example'),
  legalName: LEGAL_NAME,
  address: ADDRESS,
  supportHours: SUPPORT_HOURS,
};
