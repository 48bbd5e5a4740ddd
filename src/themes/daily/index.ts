import { PRODUCT, type Family } from '../brand.ts';
import { defineBrand } from '../define/define-brand.ts';
import { assets, theme } from '../generated/daily.ts';
import { NEWSLETTER_ADDRESSES, NEWSLETTERS } from '../newsletters.ts';
import { LEGAL, OTHER_OFFER, properties, routes, services } from '../shared.ts';
import { footer, MAIN, MENU, MORE } from './navigation.ts';

const slug = 'el-diario';
const site = properties('rotativa.eldiario', 'el_diario_cali', 'el_diario_cali');

/** The type, shapes and layouts of this brand, for others. */
export const family: Family = {
  key: 'daily',
  theme,
  layout: 'daily',
  sectionSegments: 1,
  article: {
    header: 'start',
    special: 'label',
    column: 'label',
    dropCap: false,
    share: 'edge',
    quote: 'bar',
    tags: 'all',
    promo: 'module',
  },
  list: { head: 'tab', rows: 'timed' },
};

/** The regional daily, of Cali and the Valle. @see T3 */
export const { brand } = defineBrand({
  family,
  ...assets,
  tagline: 'Noticias de Cali, el Valle y el Pacífico',
  slug,
  product: PRODUCT,
  voice: 'tu',
  issn: '0124-891X',
  hosts: ['www.eldiario.example', 'eldiario.example'],
  properties: site,
  routes: {
    ...routes(slug, OTHER_OFFER),
    opinion: '/opinion/',
    profile: '/perfil/',
    editProfile: '/perfil/editarperfil/',
    access: '/perfil/datos-acceso/',
    subscriptions: '/perfil/suscripciones/',
    communications: '/perfil/comunicaciones/',
    addresses: '/perfil/editardireccion/',
    privacy: '/perfil/privacidad/',
  },
  navigation: { main: MAIN, more: MORE, menu: MENU, footer: footer(site) },
  features: {
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
    messages: { signIn: 'Inicia sesión', register: 'Crea cuenta', subscribe: 'Suscríbete' },
  },
  offer: OTHER_OFFER,
  services: services(slug, 'eldiario.example'),
  newsletters: NEWSLETTERS,
  newsletterAddresses: NEWSLETTER_ADDRESSES,
  legal: LEGAL,
});
