import { PRODUCT, type BrandConfig } from '../brand.ts';
import { assets } from '../generated/men.ts';
import {
  ADDRESS,
  FAMILY_ACCOUNT,
  familyFooter,
  LEGAL_NAME,
  NO_FEATURES,
  OTHER_OFFER,
  properties,
  routes,
  services,
  SUBTYPES,
  SUPPORT_HOURS,
} from '../shared.ts';
import { MAIN, MENU, MORE } from './navigation.ts';

const slug = 'soho';
const site = properties('rotativa.soho', 'soho_co', 'soho_co');

/** The men's magazine. @see T3 */
export const brand: BrandConfig = {
  ...assets,
  tagline: 'Relatos, deporte y estilo para adultos',
  slug,
  product: PRODUCT,
  voice: 'tu',
  subtypes: SUBTYPES,
  issn: '2954-8241',
  hosts: ['www.soho.example', 'soho.example'],
  language: 'es-CO',
  layout: 'men',
  sectionSegments: 2,
  mode: 'system',
  properties: site,
  routes: routes(slug),
  navigation: { main: MAIN, more: MORE, menu: MENU, tv: [], footer: familyFooter(site) },
  features: {
    ...NO_FEATURES,
    helpCentre: true,
    subscriberStories: true,
    ageGate: true,
    newsletter: true,
    printEdition: true,
    renewalBanner: true,
  },
  header: {
    account: FAMILY_ACCOUNT,
    networks: ['instagram', 'facebook', 'x', 'tiktok', 'youtube'],
    words: { searchPlaceholder: 'Busca en SoHo' },
  },
  article: {
    header: 'overlay',
    special: 'poster',
    dropCap: false,
    share: 'line',
    quote: 'rules',
    tags: 'related',
    promo: 'night',
  },
  list: { head: 'band', rows: 'tiles' },
  offer: OTHER_OFFER,
  services: {
    ...services(slug, 'soho.example'),
    players: {
      hosts: ['player.cinecauca.example'],
      // 'El piano del Congreso que terminó en el desierto'
      articles: {
        LFFKQCTLJ5Z4BOUUIBSJXB5WDS: 'https://player.cinecauca.example/embed/el-piano-del-congreso',
      },
    },
  },
  legalName: LEGAL_NAME,
  address: ADDRESS,
  supportHours: SUPPORT_HOURS,
};
