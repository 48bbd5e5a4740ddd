import { expect, it } from 'vitest';
import { BRAND_CONFIGS } from './all/index.ts';
import { FAMILIES, type BrandConfig, type NavigationItem } from './brand.ts';
import { flatNavigation } from './flat-navigation.ts';

/** Others hold each of these: bookmarks, partners and contracts. A change of one is a change here. */
const KNOWN = {
  weekly: {
    hosts: 'www.semanario.example semanario.example',
    profiles: 'rotativa.semanario semanario_co semanario_co',
    networks: 'youtube tiktok x facebook instagram',
    offer: '466 $199.000* al año, usted',
    atServices: 'semanario semanario.example:digital DIGITAL-ANUAL',
    newsletters: 'home opinion',
    sectionSegments: 1,
  },
  daily: {
    hosts: 'www.eldiario.example eldiario.example',
    profiles: 'rotativa.eldiario el_diario_cali el_diario_cali',
    networks: 'facebook x instagram whatsapp youtube',
    offer: '466 $129.000 al año, tu',
    atServices: 'el-diario eldiario.example:digital DIGITAL-ANUAL',
    newsletters: 'home deportes',
    sectionSegments: 1,
  },
  women: {
    hosts: 'www.fucsia.example fucsia.example',
    profiles: 'rotativa.fucsia fucsia_co fucsia_co',
    networks: 'instagram facebook x tiktok youtube',
    offer: '466 $129.000 al año, tu',
    atServices: 'fucsia fucsia.example:digital DIGITAL-ANUAL',
    newsletters: 'home',
    sectionSegments: 1,
  },
  men: {
    hosts: 'www.soho.example soho.example',
    profiles: 'rotativa.soho soho_co soho_co',
    networks: 'instagram facebook x tiktok youtube',
    offer: '466 $129.000 al año, tu',
    atServices: 'soho soho.example:digital DIGITAL-ANUAL',
    newsletters: 'home',
    sectionSegments: 2,
  },
  forums: {
    hosts: 'foros.semanario.example',
    profiles: 'rotativa.foros foros_semanario foros_semanario_co',
    networks: 'facebook x instagram youtube',
    offer: '466 $199.000* al año, usted',
    atServices: 'foros-semanario foros.semanario.example:digital DIGITAL-ANUAL',
    newsletters: 'home',
    sectionSegments: 2,
  },
  rural: {
    hosts: 'rural.semanario.example',
    profiles: 'rotativa.rural semanario_rural semanario_rural_co',
    networks: 'facebook whatsapp instagram youtube',
    offer: '466 $199.000* al año, usted',
    atServices: 'semanariorural rural.semanario.example:digital DIGITAL-ANUAL',
    newsletters: 'home',
    sectionSegments: 2,
  },
} as const;

const lastPart = (address: string): string => address.slice(address.lastIndexOf('/') + 1);

it.each(FAMILIES)('T3 what others know of %s is what was published', (key) => {
  const { hosts, properties, header, offer, voice, slug, services, newsletters, sectionSegments } =
    BRAND_CONFIGS[key];
  const { facebookURL, twitterURL, siteNameAds } = properties;
  expect({
    hosts: hosts.join(' '),
    profiles: `${lastPart(facebookURL)} ${lastPart(twitterURL)} ${siteNameAds}`,
    networks: header.networks.join(' '),
    offer: `${offer.offerId} ${offer.price} ${offer.period}, ${voice}`,
    atServices: `${slug} ${services.swg.product} ${services.swg.sku}`,
    newsletters: newsletters
      .filter(({ brand }) => brand === key)
      .map(({ origin }) => origin)
      .join(' '),
    sectionSegments,
  }).toEqual(KNOWN[key]);
  expect(services.paywallScript).toEqual({
    production: `https://scripts.rotativa.example/${slug}/paywall.js`,
    sandbox: `https://scripts.sandbox.rotativa.example/${slug}/paywall.js`,
  });
});

it.each(FAMILIES)('T3 the profiles of %s are its own', (key) => {
  const [handle, x, adUnit] = KNOWN[key].profiles.split(' ');
  expect(BRAND_CONFIGS[key].properties).toEqual({
    dfp_id: '22900000001',
    siteNameAds: adUnit,
    twitterURL: `https://x.com/${x}`,
    facebookURL: `https://www.facebook.com/${handle}`,
    instagramURL: `https://www.instagram.com/${handle}`,
    youtubeURL: `https://www.youtube.com/@${handle}`,
    whatsappsURL: `https://whatsapp.com/channel/${handle}`,
    tiktokURL: `https://www.tiktok.com/@${handle}`,
    termsConditionsStore: '/terminos-y-condiciones/',
    habeasData: '/habeas-data/',
    beneficiosSuscriptor: '/beneficios-suscriptor/',
    sicURL: 'https://www.sic.gov.co/',
    logoSic: '/sic.svg',
  });
});

const FAMILY_FOOTER =
  '/terminos-y-condiciones/ /paute-con-nosotros/ /habeas-data/ /contactenos/ /beneficios-suscriptor/ /podcasts/';

/** The addresses of each menu in their order: the row, what is below it, and the footer. */
const MENUS: Readonly<Record<keyof typeof KNOWN, readonly [main: string, more: string, footer: string]>> = {
  weekly: [
    '/politica/ /nacion/ /mundo/ /economia/ /opinion/ /deportes/ /gente/ /tecnologia/ /tv/ /impresa/',
    '/semanarioplay/ /semanario-tv/semanario-el-debate/ /como/ /turismo/ /loterias/ ' +
      '/mundo/noticias-estados-unidos/ /vehiculos/ /actualidad/ /salud/ /cultura/ /sostenible/ /4patas/ ' +
      '/mejor-colombia/ /foros-semanario/ /cocina/ /especiales/ /mujeres/ /hablan-las-marcas/ ' +
      '/vida-moderna/ /finanzas/ /confidenciales/ /educacion/ /semanariorural/ /empleos/ ' +
      '/emprendimientos/ /fotos/',
    `${FAMILY_FOOTER} /impresa/`,
  ],
  daily: [
    '/ /cali/ /licita/ /politica/ /judicial/ /deportes/ /deportes/america-de-cali/ ' +
      '/deportes/deportivo-cali/ /deportes/futbol-colombiano/ /deportes/ciclismo/ /opinion/ /economia/ ' +
      '/el-pais-tv/',
    '/entretenimiento/ /valle/ /colombia/ /mundo/ /tecnologia/ /turismo/ /cultura/ /bienestar/ ' +
      '/medio-ambiente/ /multimedia/ /informacion-comercial/ /como-hacer/ /loterias/ /servicios/ ' +
      'https://inmuebles.eldiario.example/ https://vehiculos.eldiario.example/ ' +
      'https://empleos.eldiario.example/ https://wa.me/576025550175 /el-corazon-de-la-salud/ ' +
      '/multimedia/rio-cauca-el-viaje/ /multimedia/cali-75-anos-en-portadas/',
    '/terminos-y-condiciones/ /habeas-data/ /paute-con-nosotros/ /aviso-de-privacidad/ ' +
      '/politica-de-riesgos/ /politica-sagrilaft/ /certificacion-issn/ /ayuda/ /trabaje-con-nosotros/ ' +
      '/podcasts/ /impresa/',
  ],
  women: [
    '/moda/ /belleza/ /estilo-de-vida/ /cultura/ /opinion-fucsia/',
    '/bienestar/ /casa/ /bodas/ /entretenimiento/ /videos/',
    `${FAMILY_FOOTER} /impresa/`,
  ],
  men: [
    '/seccion/mujeres-soho/ /seccion/sexo/ /seccion/deportes/ /seccion/relatos/ /seccion/historias/ ' +
      '/seccion/opinadores/ /seccion/que-pasa/ /seccion/estilo-de-vida/ /seccion/noticias/ ' +
      '/seccion/virales/ /seccion/peliculas-y-series/ /seccion/entretenimiento/ /videos/',
    '/lo-mas-visto/',
    `${FAMILY_FOOTER} /impresa/`,
  ],
  forums: [
    '/foros-semanario/proximos/ /foros-semanario/conferencistas/ /foros-semanario/foros-anteriores/ ' +
      '/foros-semanario/videos/ /foros-semanario/galerias/',
    '/foros-semanario/memorias/ /foros-semanario/aliados/',
    `${FAMILY_FOOTER} /impresa/`,
  ],
  rural: [
    '/semanariorural/agricultura/ /semanariorural/ganaderia/ /semanariorural/cafe/ /semanariorural/agua/ ' +
      '/semanariorural/precios/ /semanariorural/opinion/',
    '/semanariorural/tecnologia/ /semanariorural/mujeres-rurales/ /semanariorural/videos/ ' +
      '/semanariorural/impresa/',
    `${FAMILY_FOOTER} /semanariorural/impresa/`,
  ],
};

const addresses = (items: readonly NavigationItem[]): string =>
  flatNavigation(items)
    .flatMap(({ link }) => link || [])
    .join(' ');

const MENU_NAMES = ['main', 'more', 'footer'] as const satisfies (keyof BrandConfig['navigation'])[];

it.each(FAMILIES)('T3 the menus of %s lead where they were published', (key) => {
  const { navigation } = BRAND_CONFIGS[key];
  expect(MENU_NAMES.map((name) => addresses(navigation[name]))).toEqual(MENUS[key]);
});
