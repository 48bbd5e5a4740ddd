import { PRODUCT, type Family } from '../brand.ts';
import { defineBrand } from '../define/define-brand.ts';
import { assets, theme } from '../generated/men.ts';
import { NEWSLETTER_ADDRESSES, NEWSLETTERS } from '../newsletters.ts';
import { FAMILY_ACCOUNT, familyFooter, LEGAL, OTHER_OFFER, properties, routes, services } from '../shared.ts';
import { MAIN, MENU, MORE } from './navigation.ts';

const slug = 'soho';
const site = properties('rotativa.soho', 'soho_co', 'soho_co');

/** The type, shapes and layouts of this brand, for others. */
export const family: Family = {
  key: 'men',
  theme,
  layout: 'men',
  sectionSegments: 2,
  article: {
    header: 'overlay',
    special: 'poster',
    column: 'block',
    dropCap: false,
    share: 'line',
    quote: 'rules',
    tags: 'related',
    promo: 'night',
  },
  list: { head: 'band', rows: 'tiles' },
};

/** The men's magazine. @see T3 */
export const { brand } = defineBrand({
  family,
  ...assets,
  tagline: 'Relatos, deporte y estilo para adultos',
  slug,
  product: PRODUCT,
  voice: 'tu',
  issn: '2954-8241',
  hosts: ['www.soho.example', 'soho.example'],
  properties: site,
  routes: routes(slug, OTHER_OFFER),
  navigation: { main: MAIN, more: MORE, menu: MENU, footer: familyFooter(site) },
  features: {
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
    messages: { searchPlaceholder: 'Busca en SoHo' },
  },
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
  newsletters: NEWSLETTERS,
  newsletterAddresses: NEWSLETTER_ADDRESSES,
  legal: LEGAL,
});
