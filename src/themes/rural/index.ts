import { PRODUCT, type Family, type NavigationItem } from '../brand.ts';
import { defineBrand } from '../define/define-brand.ts';
import { assets, theme } from '../generated/rural.ts';
import { NEWSLETTER_ADDRESSES, NEWSLETTERS } from '../newsletters.ts';
import {
  FAMILY_ACCOUNT,
  familyFooter,
  item,
  LEGAL,
  properties,
  routes,
  services,
  WEEKLY_OFFER,
} from '../shared.ts';

const slug = `${PRODUCT}rural`;
const site = properties('rotativa.rural', 'semanario_rural', 'semanario_rural_co');

const main: readonly NavigationItem[] = [
  item('Agricultura', `/${slug}/agricultura/`),
  item('Ganadería', `/${slug}/ganaderia/`),
  item('Café', `/${slug}/cafe/`),
  item('Agua y clima', `/${slug}/agua/`),
  item('Precios', `/${slug}/precios/`),
  item('Opinión', `/${slug}/opinion/`),
];

const more: readonly NavigationItem[] = [
  item('Tecnología', `/${slug}/tecnologia/`),
  item('Mujeres rurales', `/${slug}/mujeres-rurales/`),
  item('Videos', `/${slug}/videos/`),
  item('Ediciones impresas', `/${slug}/impresa/`),
];

/** The type, shapes and layouts of this brand, for others. */
export const family: Family = {
  key: 'rural',
  theme,
  layout: 'rural',
  sectionSegments: 2,
  article: {
    header: 'panel',
    special: 'card',
    column: 'leaf',
    dropCap: false,
    share: 'line',
    quote: 'panel',
    tags: 'all',
    promo: 'tag',
  },
  list: { head: 'drawn', rows: 'cards' },
};

/** The weekly of the country. @see T3 */
export const { brand } = defineBrand({
  family,
  ...assets,
  tagline: 'El campo colombiano, cada semana',
  slug,
  product: PRODUCT,
  voice: 'usted',
  hosts: ['rural.semanario.example'],
  properties: site,
  routes: { ...routes(PRODUCT, WEEKLY_OFFER), opinion: `/${slug}/opinion/` },
  navigation: {
    main,
    more,
    menu: [item('Inicio', '/'), ...main, ...more],
    footer: familyFooter(site, `/${slug}/impresa/`),
  },
  features: {
    helpCentre: true,
    subscriberStories: true,
    newsletter: true,
    printEdition: true,
    renewalBanner: true,
    searchWidget: true,
  },
  header: { account: FAMILY_ACCOUNT, networks: ['facebook', 'whatsapp', 'instagram', 'youtube'] },
  offer: WEEKLY_OFFER,
  services: services(slug, 'rural.semanario.example'),
  newsletters: NEWSLETTERS,
  newsletterAddresses: NEWSLETTER_ADDRESSES,
  legal: LEGAL,
});
