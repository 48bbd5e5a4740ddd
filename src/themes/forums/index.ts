import { PRODUCT, type Family, type NavigationItem } from '../brand.ts';
import { defineBrand } from '../define/define-brand.ts';
import { assets, theme } from '../generated/forums.ts';
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

const slug = `foros-${PRODUCT}`;
const site = properties('rotativa.foros', 'foros_semanario', 'foros_semanario_co');

const main: readonly NavigationItem[] = [
  item('Próximos foros', `/${slug}/proximos/`),
  item('Conferencistas', `/${slug}/conferencistas/`),
  item('Foros anteriores', `/${slug}/foros-anteriores/`),
  item('Videos', `/${slug}/videos/`),
  item('Galerías', `/${slug}/galerias/`),
];

const more: readonly NavigationItem[] = [
  item('Memorias', `/${slug}/memorias/`),
  item('Aliados', `/${slug}/aliados/`),
];

/** The type, shapes and layouts of this brand, for others. */
export const family: Family = {
  key: 'forums',
  theme,
  layout: 'forums',
  sectionSegments: 2,
  article: {
    header: 'start',
    special: 'grid',
    column: 'cells',
    dropCap: false,
    share: 'line',
    quote: 'bar',
    tags: 'all',
    promo: 'ticket',
  },
  list: { head: 'grid', rows: 'table' },
};

/** The brand of events and debate. @see T3 */
export const { brand } = defineBrand({
  family,
  ...assets,
  tagline: 'Los debates que mueven al país',
  slug,
  product: PRODUCT,
  voice: 'usted',
  hosts: ['foros.semanario.example'],
  properties: site,
  routes: routes(PRODUCT, WEEKLY_OFFER),
  navigation: {
    main,
    more,
    menu: [item('Inicio', '/'), ...main, ...more],
    footer: familyFooter(site),
  },
  features: { helpCentre: true, newsletter: true, renewalBanner: true },
  header: { account: FAMILY_ACCOUNT, networks: ['facebook', 'x', 'instagram', 'youtube'] },
  offer: WEEKLY_OFFER,
  services: services(slug, 'foros.semanario.example'),
  newsletters: NEWSLETTERS,
  newsletterAddresses: NEWSLETTER_ADDRESSES,
  legal: LEGAL,
});
