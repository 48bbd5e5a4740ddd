import { PRODUCT, type BrandConfig, type NavigationItem } from '../brand.ts';
import { assets } from '../generated/women.ts';
import {
  ADDRESS,
  FAMILY_ACCOUNT,
  familyFooter,
  item,
  LEGAL_NAME,
  NO_FEATURES,
  OTHER_OFFER,
  properties,
  routes,
  services,
  SUBTYPES,
  SUPPORT_HOURS,
} from '../shared.ts';

const slug = 'fucsia';
const site = properties('rotativa.fucsia', 'fucsia_co', 'fucsia_co');

const main: readonly NavigationItem[] = [
  item('Moda', '/moda/'),
  item('Belleza', '/belleza/'),
  item('Estilo de vida', '/estilo-de-vida/'),
  item('Cultura', '/cultura/'),
  item('Opinión', '/opinion-fucsia/'),
];

const more: readonly NavigationItem[] = [
  item('Bienestar', '/bienestar/'),
  item('Casa', '/casa/'),
  item('Bodas', '/bodas/'),
  item('Entretenimiento', '/entretenimiento/'),
  item('Videos', '/videos/'),
];

/** The women's magazine. @see T3 */
export const brand: BrandConfig = {
  ...assets,
  tagline: 'Moda, belleza y vida de las mujeres de Colombia',
  slug,
  product: PRODUCT,
  voice: 'tu',
  subtypes: SUBTYPES,
  issn: undefined,
  hosts: ['www.fucsia.example', 'fucsia.example'],
  language: 'es-CO',
  layout: 'women',
  sectionSegments: 1,
  mode: 'system',
  properties: site,
  routes: { ...routes(slug), opinion: '/opinion-fucsia/' },
  navigation: { main, more, menu: [...main, ...more], tv: [], footer: familyFooter(site) },
  features: {
    ...NO_FEATURES,
    helpCentre: true,
    newsletter: true,
    printEdition: true,
    renewalBanner: true,
    subscriberStories: true,
  },
  header: { account: FAMILY_ACCOUNT, networks: ['instagram', 'facebook', 'x', 'tiktok', 'youtube'] },
  article: {
    header: 'bleed',
    special: 'frame',
    dropCap: true,
    share: 'line',
    quote: 'centered',
    tags: 'related',
    promo: 'invitation',
  },
  list: { head: 'centered', rows: 'portraits' },
  offer: OTHER_OFFER,
  services: {
    ...services(slug, 'fucsia.example'),
    pixels: {
      hosts: ['ads.rotativa.example'],
      // 'La apicultora que sube a la terraza de un hospital y baja con miel de eucalipto'
      articles: {
        '427CHOTMH5UPGC3I3R27NQTZFN': 'https://ads.rotativa.example/v1/fucsia/pixel?campaign=miel',
      },
    },
  },
  legalName: LEGAL_NAME,
  address: ADDRESS,
  supportHours: SUPPORT_HOURS,
};
