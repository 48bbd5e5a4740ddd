import type { BrandFeatures, BrandOffer, BrandRoutes, NavigationItem, SiteProperties } from './brand.ts';

/** A link: the words of a menu and where they lead. */
export function item(text: string, link: string, children?: readonly NavigationItem[]): NavigationItem {
  return children === undefined ? { text, link } : { text, link, children };
}

/** The publisher of the family. */
export const LEGAL_NAME = 'Publicaciones Rotativa S.A.S.';

/** @see 002 §2 */
export const SUPPORT_HOURS = 'Lunes a viernes de 8:00 a.m. a 6:00 p.m.';

/** What the brands' sites agree on unless they say otherwise. */
export const NO_FEATURES: BrandFeatures = {
  paywall: false,
  ageGate: false,
  newsletter: false,
  tv: false,
  printEdition: false,
  helpCentre: false,
  readingProgress: false,
  renewalBanner: false,
  anniversarySeal: false,
  countdown: false,
};

/** The subscription of the weekly, which opens the sites of its family too. @see 000 §9 */
export const WEEKLY_OFFER: BrandOffer = {
  offerId: 466,
  priceCop: 199_000,
  price: '$199.000*',
  period: 'al año',
  button: 'Suscríbase ahora',
  cancel: 'Cancele en cualquier momento',
};

/** The other promotion box of the specification. @see 000 §2 */
export const OTHER_OFFER: BrandOffer = {
  offerId: 466,
  priceCop: 129_000,
  price: '$129.000',
  period: 'al año',
  button: 'SUSCRÍBETE AHORA',
  cancel: 'Cancela en cualquier momento',
};

/** The account and store pages of the weekly's family. @see 000 §2 */
export function routes(slug: string): BrandRoutes {
  const signIn = `/login${slug}/`;
  return {
    subscribe: '/store/',
    buy: `/suscripciones-online/?offerId=${WEEKLY_OFFER.offerId}`,
    signIn,
    register: `${signIn}?register=1`,
    profile: '/autogestion/perfil/',
    subscriptions: '/autogestion/mis-suscripciones/',
    contact: '/contactenos/',
    search: '/buscador/',
  };
}

/** The addresses of a site at the networks and of its legal pages, from the name that it has there. */
export function properties(handle: string, adUnit: string): SiteProperties {
  return {
    dfp_id: '22900000001',
    siteNameAds: adUnit,
    termsConditionsStore: '/terminos-y-condiciones/',
    twitterURL: `https://x.com/${handle}`,
    facebookURL: `https://www.facebook.com/${handle}`,
    instagramURL: `https://www.instagram.com/${handle}`,
    youtubeURL: `https://www.youtube.com/@${handle}`,
    whatsappsURL: `https://whatsapp.com/channel/${handle}`,
    tiktokURL: `https://www.tiktok.com/@${handle}`,
    habeasData: '/habeas-data/',
    beneficiosSuscriptor: '/beneficios-suscriptor/',
    sicURL: 'https://www.sic.gov.co/',
    logoSic: '/sic.svg',
  };
}

/** The footer of the weekly and of the brands around it. @see 002 §2 */
export function familyFooter({
  termsConditionsStore,
  habeasData,
  beneficiosSuscriptor,
}: SiteProperties): NavigationItem[] {
  return [
    item('Términos y condiciones', termsConditionsStore),
    item('Paute con nosotros', '/paute-con-nosotros/'),
    item('Protección de datos (Habeas data)', habeasData),
    item('Contáctenos', '/contactenos/'),
    item('Beneficios del suscriptor', beneficiosSuscriptor),
  ];
}
