import { PRODUCT, type Family } from '../brand.ts';
import { defineBrand } from '../define/define-brand.ts';
import { assets, theme } from '../generated/weekly.ts';
import { NEWSLETTER_ADDRESSES, NEWSLETTERS } from '../newsletters.ts';
import {
  FAMILY_ACCOUNT,
  familyFooter,
  LEGAL,
  properties,
  routes,
  services,
  WEEKLY_OFFER,
} from '../shared.ts';
import { MAIN, MENU, MORE, TV } from './navigation.ts';

const site = properties('rotativa.semanario', 'semanario_co', 'semanario_co');

/** The type, shapes and layouts of this brand, for others. */
export const family: Family = {
  key: 'weekly',
  theme,
  layout: 'default',
  sectionSegments: 1,
  article: {
    header: 'centered',
    special: 'foot',
    column: 'medal',
    dropCap: true,
    share: 'line',
    quote: 'rules',
    tags: 'all',
    promo: 'cover',
  },
  list: { head: 'rule', rows: 'side' },
};

/** The weekly news magazine. @see T3 */
export const { brand } = defineBrand({
  family,
  ...assets,
  tagline: 'Noticias, opinión y análisis de Colombia y el mundo',
  slug: PRODUCT,
  product: PRODUCT,
  voice: 'usted',
  issn: '2745-2794',
  hosts: ['www.semanario.example', 'semanario.example'],
  properties: site,
  routes: { ...routes(PRODUCT, WEEKLY_OFFER), subscribe: '/store/', opinion: '/opinion/' },
  navigation: { main: MAIN, more: MORE, menu: MENU, tv: TV, footer: familyFooter(site) },
  features: {
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
  offer: WEEKLY_OFFER,
  services: {
    ...services(PRODUCT, 'semanario.example'),
    geoVideo: { countries: ['US', 'ES', 'VE', 'CL', 'EC', 'CA'], collection: 'weekly-exterior' },
  },
  newsletters: NEWSLETTERS,
  newsletterAddresses: NEWSLETTER_ADDRESSES,
  legal: LEGAL,
});
