import type { BrandConfig } from './brand.ts';
import { readerWords } from './voice.ts';

/** Every word of a header and of its menus. */
export interface HeaderWords {
  /** Follows the brand's name in the label of a link to the home page: 'Semanario, inicio'. */
  home: string;
  menu: string;
  /** The label of the row of sections, and of the list of all of them. */
  sections: string;
  allSections: string;
  /** Opens the sections that do not fit in the row. */
  more: string;
  /** Precedes a group's name in the link to its page: 'Todo en Deportes'. */
  wholeSection: string;
  search: string;
  searchSite: string;
  searchPlaceholder: string;
  account: string;
  signIn: string;
  register: string;
  subscribe: string;
  /** While the account service is asked. */
  loading: string;
  noSubscription: string;
  activeSubscription: string;
  profile: string;
  access: string;
  subscriptions: string;
  communications: string;
  signOut: string;
  social: string;
  nextEvent: string;
  enrol: string;
  /** The anniversary of the newspaper: the mark has the number and its unit, its name the number and all of it. */
  sealYears: string;
  sealUnit: string;
  seal: string;
}

/** Infinitives and nouns: they fit both voices. */
const WORDS: Omit<HeaderWords, 'enrol' | 'noSubscription'> = {
  home: 'inicio',
  menu: 'Menú',
  sections: 'Secciones',
  allSections: 'Todas las secciones',
  more: 'Más',
  wholeSection: 'Todo en',
  search: 'Buscar',
  searchSite: 'Buscar en el sitio',
  searchPlaceholder: 'Buscar',
  account: 'Cuenta',
  signIn: 'Iniciar Sesión',
  register: 'Crear cuenta',
  subscribe: 'Suscribirse',
  loading: 'Cargando...',
  activeSubscription: 'Suscripción activa',
  profile: 'Mi perfil',
  access: 'Datos de acceso',
  subscriptions: 'Mis suscripciones',
  communications: 'Comunicaciones',
  signOut: 'Cerrar sesión',
  social: 'Redes sociales',
  nextEvent: 'Próximo foro',
  sealYears: '75',
  sealUnit: 'AÑOS',
  seal: 'años contando la región',
};

/** The words of a brand's header: the brand's words override those of its voice, which override the shared ones. */
export const headerWords = ({ voice, header }: Pick<BrandConfig, 'voice' | 'header'>): HeaderWords => ({
  ...WORDS,
  enrol: readerWords(voice).enrol,
  noSubscription: readerWords(voice).noSubscription,
  ...header.words,
});
