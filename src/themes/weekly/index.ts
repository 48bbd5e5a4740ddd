import { PRODUCT, type BrandConfig } from '../brand.ts';
import { assets } from '../generated/weekly.ts';
import {
  ADDRESS,
  FAMILY_ACCOUNT,
  familyFooter,
  LEGAL_NAME,
  NO_FEATURES,
  properties,
  routes,
  services,
  SUBTYPES,
  SUPPORT_HOURS,
  WEEKLY_OFFER,
} from '../shared.ts';
import { MAIN, MENU, MORE, TV } from './navigation.ts';

const site = properties('rotativa.semanario', 'semanario_co', 'semanario_co');

/** The weekly news magazine. @see T3 */
export const brand: BrandConfig = {
  ...assets,
  tagline: 'Noticias, opinión y análisis de Colombia y el mundo',
  slug: PRODUCT,
  product: PRODUCT,
  voice: 'usted',
  subtypes: SUBTYPES,
  issn: '2745-2794',
  hosts: ['www.semanario.example', 'semanario.example'],
  language: 'es-CO',
  layout: 'default',
  sectionSegments: 1,
  mode: 'system',
  properties: site,
  routes: { ...routes(PRODUCT), subscribe: '/store/', opinion: '/opinion/' },
  navigation: { main: MAIN, more: MORE, menu: MENU, tv: TV, footer: familyFooter(site) },
  features: {
    ...NO_FEATURES,
    helpCentre: true,
    paywall: true,
    modalPromo: true,
    subscriberStories: true,
    newsletter: true,
    tv: true,
    printEdition: true,
    readingProgress: true,
    renewalBanner: true,
  },
  header: { account: FAMILY_ACCOUNT, networks: ['youtube', 'tiktok', 'x', 'facebook', 'instagram'] },
  article: {
    header: 'centered',
    special: 'foot',
    dropCap: true,
    share: 'line',
    quote: 'rules',
    tags: 'all',
    promo: 'cover',
  },
  list: { head: 'rule', rows: 'side' },
  offer: WEEKLY_OFFER,
  services: {
    ...services(PRODUCT, 'semanario.example'),
    geoVideo: { countries: ['US', 'ES', 'VE', 'CL', 'EC', 'CA'], collection: 'weekly-exterior' },
  },
  legalName: LEGAL_NAME,
  address: ADDRESS,
  supportHours: SUPPORT_HOURS,
};
