import { PRODUCT, type Family, type NavigationItem } from '../brand.ts';
import { defineBrand } from '../define/define-brand.ts';
import { assets, theme } from '../generated/women.ts';
import { NEWSLETTER_ADDRESSES, NEWSLETTERS } from '../newsletters.ts';
import {
  FAMILY_ACCOUNT,
  familyFooter,
  item,
  LEGAL,
  OTHER_OFFER,
  properties,
  routes,
  services,
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

/** The type, shapes and layouts of this brand, for others. */
export const family: Family = {
  key: 'women',
  theme,
  layout: 'women',
  sectionSegments: 1,
  article: {
    header: 'bleed',
    special: 'frame',
    column: 'arch',
    dropCap: true,
    share: 'line',
    quote: 'centered',
    tags: 'related',
    promo: 'invitation',
  },
  list: { head: 'centered', rows: 'portraits' },
};

/** The women's magazine. @see T3 */
export const { brand } = defineBrand({
  family,
  ...assets,
  tagline: 'Moda, belleza y vida de las mujeres de Colombia',
  slug,
  product: PRODUCT,
  voice: 'tu',
  hosts: ['www.fucsia.example', 'fucsia.example'],
  properties: site,
  routes: { ...routes(slug, OTHER_OFFER), opinion: '/opinion-fucsia/' },
  navigation: { main, more, menu: [...main, ...more], footer: familyFooter(site) },
  features: {
    helpCentre: true,
    newsletter: true,
    printEdition: true,
    renewalBanner: true,
    subscriberStories: true,
  },
  header: { account: FAMILY_ACCOUNT, networks: ['instagram', 'facebook', 'x', 'tiktok', 'youtube'] },
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
  newsletters: NEWSLETTERS,
  newsletterAddresses: NEWSLETTER_ADDRESSES,
  legal: LEGAL,
});
