import type {
  BrandAccountMenu,
  BrandFeatures,
  BrandOffer,
  BrandRoutes,
  BrandServices,
  NavigationItem,
  SiteProperties,
} from './brand.ts';

/** A menu link: text and address. */
export function item(text: string, link: string, children?: readonly NavigationItem[]): NavigationItem {
  return children === undefined ? { text, link } : { text, link, children };
}

/** The publisher of our brands. */
export const LEGAL = {
  company: 'Publicaciones Rotativa S.A.S.',
  /** Its office, as on an envelope. */
  address: 'Calle 93 # 11-27, Bogotá, Colombia',
  /** Times as `timeOfDay` prints them. */
  hours: 'Lunes a viernes de 8:00\u00a0a.\u00a0m. a 6:00\u00a0p.\u00a0m.',
} as const;

/** Printed words for subtypes of all brands. */
export const SUBTYPES = {
  analisis: 'Análisis',
  cronica: 'Crónica',
  editorial: 'Editorial',
  'edicion-impresa': 'Edición impresa',
  entrevista: 'Entrevista',
  especial: 'Especial',
  explicativo: 'Explicativo',
  perfil: 'Perfil',
  reportaje: 'Reportaje',
  resena: 'Reseña',
} as const;

/** Defaults of the brands' sites. */
export const NO_FEATURES: BrandFeatures = {
  paywall: false,
  modalPromo: false,
  subscriberStories: false,
  ageGate: false,
  newsletter: false,
  tv: false,
  printEdition: false,
  helpCentre: false,
  readingProgress: false,
  renewalBanner: false,
  anniversarySeal: false,
  searchWidget: false,
};

/** The account menu of the weekly's family. */
export const FAMILY_ACCOUNT: BrandAccountMenu = {
  links: ['profile', 'subscriptions'],
  status: true,
  afterSignOut: 'home',
};

/** The subscription of the weekly, which is also valid on its sister sites. */
export const WEEKLY_OFFER: BrandOffer = {
  offerId: 466,
  price: '$199.000*',
  period: 'al año',
  button: 'Suscríbase ahora',
  cancel: 'Cancele en cualquier momento',
};

/** The other variant of the promotion box. */
export const OTHER_OFFER: BrandOffer = {
  offerId: 466,
  price: '$129.000',
  period: 'al año',
  button: 'SUSCRÍBETE AHORA',
  cancel: 'Cancela en cualquier momento',
};

/**
 * The account and store pages of a site.
 * @param slug of the brand whose page signs in
 * @param offer the one that the page of a purchase sells
 */
export function routes(slug: string, offer?: Pick<BrandOffer, 'offerId'>): BrandRoutes {
  const signIn = `/login${slug}/`;
  return {
    home: '/',
    subscribe: '/suscripciones/',
    buy: `/suscripciones-online/${offer ? `?offerId=${offer.offerId}` : ''}`,
    signIn,
    register: `${signIn}?register=1`,
    signInForm: '/?form=login',
    restore: '/restablecer-contrasena/',
    profile: '/autogestion/perfil/',
    editProfile: '/autogestion/editarperfil/',
    access: '/autogestion/datos-acceso/',
    subscriptions: '/autogestion/mis-suscripciones/',
    communications: '/autogestion/comunicaciones/',
    addresses: '/autogestion/editardireccion/',
    privacy: '/autogestion/privacidad/',
    consent: '/preferencias-de-privacidad/',
    contact: '/contactenos/',
    help: '/ayuda/',
    newsletters: '/newsletter/',
    search: '/buscador/',
  };
}

/**
 * The brand at other services.
 * @param host of the brand's site, without 'www.'
 */
export const services = (slug: string, host: string): BrandServices => ({
  paywallScript: {
    production: `https://scripts.rotativa.example/${slug}/paywall.js`,
    sandbox: `https://scripts.sandbox.rotativa.example/${slug}/paywall.js`,
  },
  swg: { product: `${host}:digital`, sku: 'DIGITAL-ANUAL' },
  wallets: [{ name: 'Billetera de prueba', type: 10 }],
  players: { hosts: [], articles: {} },
  pixels: { hosts: [], articles: {} },
});

/** The properties that name the site elsewhere. */
type Profiles = Omit<
  SiteProperties,
  'dfp_id' | 'termsConditionsStore' | 'habeasData' | 'beneficiosSuscriptor' | 'sicURL' | 'logoSic'
>;

/**
 * Addresses of social profiles, built from the site's name.
 * @param handle the name at social networks
 * @param x the name at X, which allows 15 letters, digits and underscores
 */
export const profiles = (handle: string, x: string, adUnit: string): Profiles => ({
  siteNameAds: adUnit,
  twitterURL: `https://x.com/${x}`,
  facebookURL: `https://www.facebook.com/${handle}`,
  instagramURL: `https://www.instagram.com/${handle}`,
  youtubeURL: `https://www.youtube.com/@${handle}`,
  whatsappsURL: `https://whatsapp.com/channel/${handle}`,
  tiktokURL: `https://www.tiktok.com/@${handle}`,
});

/** The properties of a site, with its legal pages. The parameters are those of `profiles`. */
export const properties = (handle: string, x: string, adUnit: string): SiteProperties => ({
  dfp_id: '22900000001',
  termsConditionsStore: '/terminos-y-condiciones/',
  habeasData: '/habeas-data/',
  beneficiosSuscriptor: '/beneficios-suscriptor/',
  sicURL: 'https://www.sic.gov.co/',
  logoSic: '/sic.svg',
  ...profiles(handle, x, adUnit),
});

/**
 * The footer of the weekly and of the brands around it.
 * @param printed path of the printed edition
 */
export function familyFooter(
  { termsConditionsStore, habeasData, beneficiosSuscriptor }: SiteProperties,
  printed = '/impresa/',
): NavigationItem[] {
  return [
    item('Términos y condiciones', termsConditionsStore),
    item('Paute con nosotros', '/paute-con-nosotros/'),
    item('Protección de datos (Habeas data)', habeasData),
    item('Contáctenos', '/contactenos/'),
    item('Beneficios del suscriptor', beneficiosSuscriptor),
    item('Pódcast', '/podcasts/'),
    item('Edición impresa', printed),
  ];
}
