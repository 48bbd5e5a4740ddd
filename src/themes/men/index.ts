import { PRODUCT, type BrandConfig } from '../brand.ts';
import { assets } from '../generated/men.ts';
import {
  familyFooter,
  LEGAL_NAME,
  NO_FEATURES,
  OTHER_OFFER,
  properties,
  routes,
  SUPPORT_HOURS,
} from '../shared.ts';
import { MAIN, MENU, MORE } from './navigation.ts';

const slug = 'soho';
const site = properties('rotativa.soho', 'soho_co');

/** The men's magazine. @see T3, 002 §2 */
export const brand: BrandConfig = {
  ...assets,
  key: 'men',
  name: 'SoHo',
  tagline: 'Relatos, deporte y estilo para adultos',
  slug,
  product: PRODUCT,
  issn: '2954-8241',
  hosts: ['www.soho.example', 'soho.example'],
  language: 'es-CO',
  dateLocale: 'es-CO',
  layout: 'men',
  sectionSegments: 2,
  mode: 'system',
  properties: site,
  routes: routes(slug),
  navigation: { main: MAIN, more: MORE, menu: MENU, tv: [], footer: familyFooter(site) },
  features: { ...NO_FEATURES, ageGate: true },
  article: { header: 'overlay', dropCap: false, share: 'line', quote: 'rules' },
  list: { head: 'band', rows: 'tiles' },
  offer: OTHER_OFFER,
  legalName: LEGAL_NAME,
  supportHours: SUPPORT_HOURS,
};
