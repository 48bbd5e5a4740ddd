/** The headers and their menus. Infinitives and nouns: they fit both forms of address. */
export const header = {
  /** Follows the brand's name in the label of a link to the home page: 'Semanario, inicio'. */
  home: 'inicio',
  menu: 'Menú',
  /** The same button while its menu covers the page. */
  closeMenu: 'Cerrar',
  /** The label of the row of sections, and of the list of all of them. */
  sections: 'Secciones',
  allSections: 'Todas las secciones',
  /** Opens the sections that do not fit in the row. */
  more: 'Más',
  /** Precedes a group's name in the link to its page: 'Todo en Deportes'. */
  wholeSection: 'Todo en',
  search: 'Buscar',
  searchSite: 'Buscar en el sitio',
  searchPlaceholder: 'Buscar',
  account: 'Cuenta',
  signIn: 'Iniciar Sesión',
  register: 'Crear cuenta',
  subscribe: 'Suscribirse',
  /** While the account service is asked. */
  loading: 'Cargando...',
  activeSubscription: 'Suscripción activa',
  profile: 'Mi perfil',
  access: 'Datos de acceso',
  subscriptions: 'Mis suscripciones',
  communications: 'Comunicaciones',
  signOut: 'Cerrar sesión',
  social: 'Redes sociales',
  nextEvent: 'Próximo foro',
  /** The anniversary of the newspaper: the mark has the number and its unit, its name the number and all of it. */
  sealYears: '75',
  sealUnit: 'AÑOS',
  seal: 'años contando la región',
};
