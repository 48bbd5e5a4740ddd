import type { BrandConfig } from 'rotativa/themes';

/** A page of words only. */
export interface InfoPage {
  title: string;
  paragraphs: readonly string[];
}

type MakeInfo = (brand: BrandConfig) => InfoPage;

/** What a reader is told where an account or the store would be. */
const notYet =
  (title: string, what: string): MakeInfo =>
  (brand) => ({
    title,
    paragraphs: [
      `${what} de ${brand.name} todavía no se puede usar en esta demostración del sitio.`,
      `Para cualquier trámite escríbanos desde la página de contacto. Atendemos de ${brand.supportHours.toLowerCase()}`,
    ],
  });

const contact: MakeInfo = (brand) => ({
  title: 'Contáctenos',
  paragraphs: [
    `El equipo de servicio al cliente de ${brand.name} atiende de ${brand.supportHours.toLowerCase()}`,
    'Para correcciones o solicitudes de rectificación indique la dirección de la nota y el párrafo al que se refiere.',
    `${brand.name} es una publicación de ${brand.legalName}`,
  ],
});

const legal =
  (title: string, about: string): MakeInfo =>
  (brand) => ({
    title,
    paragraphs: [
      `${about} Este documento se aplica al sitio de ${brand.name}, publicado por ${brand.legalName}`,
      'El uso del sitio es gratuito salvo en los contenidos para suscriptores. Los textos y las imágenes no pueden reproducirse sin autorización escrita.',
      'Si tiene preguntas sobre este documento, escríbanos desde la página de contacto.',
    ],
  });

/** The pages of words, by their path. */
const INFO: Readonly<Record<string, MakeInfo>> = {
  '/contactenos/': contact,
  '/terminos-y-condiciones/': legal(
    'Términos y condiciones',
    'Reglas de uso del sitio y de sus suscripciones.',
  ),
  '/habeas-data/': legal('Protección de datos', 'Cómo tratamos los datos personales de los lectores.'),
  '/aviso-de-privacidad/': legal('Aviso de privacidad', 'Qué datos recogemos y para qué los usamos.'),
  '/politica-de-riesgos/': legal(
    'Política de riesgos',
    'Cómo identificamos y atendemos los riesgos de la operación.',
  ),
  '/politica-sagrilaft/': legal(
    'Política SAGRILAFT',
    'Cómo prevenimos el lavado de activos y otros delitos.',
  ),
  '/certificacion-issn/': (brand) => ({
    title: 'Certificación ISSN',
    paragraphs: [
      brand.issn
        ? `El número internacional normalizado de esta publicación es ISSN ${brand.issn}.`
        : 'Esta publicación no tiene un número ISSN propio.',
    ],
  }),
  '/paute-con-nosotros/': legal('Paute con nosotros', 'Formatos y condiciones para anunciantes.'),
  '/trabaje-con-nosotros/': legal(
    'Trabaje con nosotros',
    'Vacantes y prácticas en la redacción y en las áreas comerciales.',
  ),
  '/beneficios-suscriptor/': legal(
    'Beneficios del suscriptor',
    'Lo que reciben quienes apoyan el periodismo de esta casa.',
  ),
};

const ACCOUNT = notYet('Su cuenta', 'La cuenta');
const STORE = notYet('Suscripciones', 'La compra de suscripciones');

/** The page of words at a path; undefined where there is none. */
export function infoPage(brand: BrandConfig, path: string): InfoPage | undefined {
  const { signIn, profile, subscriptions, subscribe, buy } = brand.routes;
  const make = INFO[path];
  if (make) return make(brand);
  if ([subscribe, buy.split('?')[0], '/suscripciones/', '/store/'].includes(path)) return STORE(brand);
  if ([signIn, profile, subscriptions].includes(path) || path.startsWith('/autogestion/'))
    return ACCOUNT(brand);
  return undefined;
}
