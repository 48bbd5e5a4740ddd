/**
 * Default messages of the patterns. The words of the headers, and all that depend on how a brand addresses its readers, are
 * in the brand's configuration.
 */

/** The pages of the account, their navigation and their states. */
export const accountArea = {
  navigation: 'Secciones de la cuenta',
  profile: 'Mi perfil',
  editProfile: 'Editar perfil',
  access: 'Datos de acceso',
  subscriptions: 'Mis suscripciones',
  communications: 'Comunicaciones',
  addresses: 'Direcciones',
  privacy: 'Privacidad',
  loading: 'Cargando...',
  failedTitle: 'No pudimos cargar la cuenta',
  failed: 'El servicio de cuentas no responde en este momento. La sesión sigue abierta.',
  retry: 'Intentar de nuevo',
  anonymousTitle: 'Para ver esta página hay que iniciar sesión',
  anonymous: 'Después de iniciar sesión se vuelve a esta misma página.',
  signIn: 'Iniciar sesión',
  signedOutTitle: 'La sesión se cerró',
  signedOut:
    'Lo que está escrito en esta página no se ha perdido. Para guardarlo hay que iniciar sesión de nuevo.',
  signInAgain: 'Iniciar sesión en otra pestaña',
  withoutScript:
    'La cuenta se ve y se cambia con JavaScript. Sin él basta iniciar sesión para leer las notas de la suscripción.',
};

/** The reader's profile. */
export const profileCard = {
  firstName: 'Nombres',
  lastName: 'Apellido',
  secondLastName: 'Segundo apellido',
  displayName: 'Nombre público',
  gender: 'Género',
  birthDate: 'Fecha de nacimiento',
  phones: 'Teléfonos',
  /** By the service's codes. */
  genders: {
    FEMALE: 'Femenino',
    MALE: 'Masculino',
    NON_CONFORMING: 'No binario',
    PREFER_NOT_TO_SAY: 'Prefiero no decirlo',
  } as Readonly<Record<string, string>>,
  phoneTypes: {
    PRIMARY: 'principal',
    HOME: 'casa',
    WORK: 'trabajo',
    OTHER: 'otro',
  } as Readonly<Record<string, string>>,
  none: 'Sin registrar',
  verified: 'Correo verificado',
  unverified: 'Correo sin verificar',
  edit: 'Editar perfil',
};

export const profileForm = {
  names: 'Nombre',
  personal: 'Datos personales',
  attributes: 'Otros datos',
  displayNameHint: 'Es el nombre que ven otros lectores.',
  birthDateHint: (years: number): string => `La edad mínima es de ${years} años.`,
  tooYoung: 'La edad mínima para tener una cuenta es de 14 años.',
  phoneHint: 'De 10 a 12 cifras o guiones, sin espacios.',
  phones: {
    phone: 'Teléfono principal',
    homePhone: 'Teléfono de la casa',
    workPhone: 'Teléfono del trabajo',
    otherPhone: 'Otro teléfono',
  },
  save: 'Guardar cambios',
  saved: 'Los cambios quedaron guardados.',
  back: 'Volver al perfil',
};

/** E-mail address, password and linked accounts. */
export const accessData = {
  email: 'Correo electrónico',
  currentEmail: (email: string): string => `El correo de la cuenta es ${email}.`,
  pendingEmail: (email: string): string =>
    `Falta confirmar el correo nuevo, ${email}, con el enlace que le llegó.`,
  newEmail: 'Correo nuevo',
  emailHint: 'El cambio se hace al abrir el enlace que llega al correo nuevo.',
  changeEmail: 'Cambiar correo',
  emailSent: (to: string, old: string): string =>
    `Enviamos un enlace de confirmación a ${to}. Hasta abrirlo, el correo de la cuenta sigue siendo ${old}. A ese correo llegó otro enlace, que deshace el cambio.`,
  sameEmail: 'Ese ya es el correo de la cuenta.',
  currentPassword: 'Contraseña actual',
  password: 'Contraseña',
  newPassword: 'Contraseña nueva',
  changePassword: 'Cambiar contraseña',
  passwordSaved: 'Tu contraseña ha sido actualizada',
  noPassword:
    'La cuenta todavía no tiene contraseña: se abrió con la cuenta de otra empresa. El enlace para crear una se pide en la página de recuperación.',
  createPassword: 'Crear una contraseña',
  signInMethods: 'Cuentas vinculadas',
  signInMethodsText: 'Con cualquiera de ellas se inicia sesión. Siempre queda al menos una.',
  /** By the service's types of identities. */
  types: {
    password: 'Correo y contraseña',
    google: 'Google',
    facebook: 'Facebook',
    apple: 'Apple',
    oidc: 'Cuenta única',
  } as Readonly<Record<string, string>>,
  unlink: 'Desvincular',
  /** Name of the button, for screen readers. */
  unlinkOf: (name: string): string => `Desvincular ${name}`,
  lastSignInMethod: 'Es la única forma de iniciar sesión, por eso no se puede desvincular.',
  unlinkTitle: (name: string): string => `¿Desvincular ${name}?`,
  unlinkText: (name: string): string =>
    `Ya no se podrá iniciar sesión con ${name} hasta vincularla de nuevo.`,
  cancel: 'Cancelar',
  unlinked: (name: string): string => `${name} quedó desvinculada.`,
  linked: (name: string): string => `${name} quedó vinculada.`,
  link: 'Vincular otra cuenta',
};

/** The reader's portrait. */
export const avatarEditor = {
  file: 'Archivo de la foto',
  add: 'Agregar foto',
  change: 'Cambiar foto',
  remove: 'Quitar foto',
  loading: 'Cargando...',
  cropTitle: 'Recortar la foto',
  cropText: 'La foto se mueve con el dedo, el ratón o las flechas del teclado.',
  cropArea: 'Recorte de la foto: se mueve con las flechas',
  zoom: 'Acercar',
  cancel: 'Cancelar',
  save: 'Guardar foto',
  uploading: 'Guardando…',
  saved: 'La foto quedó guardada.',
  removed: 'La foto se quitó.',
  unreadable: 'No pudimos leer esa imagen. Sirven las fotos JPEG, PNG, WebP y GIF.',
};

/** The debug page 'Usuario'. */
export const storedRecords = {
  title: 'Usuario',
  none: 'Sin datos',
  clear: 'Vaciar el almacenamiento',
  cleared: 'El almacenamiento de este sitio quedó vacío.',
  blocked: 'Este navegador no permite leer el almacenamiento del sitio.',
};

export const ageGate = {
  title: 'Solo para mayores de edad',
  text: 'Este sitio tiene contenido para adultos. Para entrar hay que tener 18 años o más.',
  enter: 'TENGO MÁS DE 18 AÑOS',
  leave: 'Salir',
};

export const article = {
  /** On the sheet of a confidential. */
  confidential: 'Confidenciales',
  developing: 'Noticia en desarrollo',
  updated: (date: string): string => `Actualizado: ${date}`,
  videoOf: (duration: string): string => `Video de ${duration}`,
  readingTime: (minutes: number): string => `${minutes} min de lectura`,
  elections: 'Elecciones: todo el cubrimiento',
  /** Precedes the last name of a byline. */
  and: ' y ',
  /** Names the boxes beside the text. */
  side: 'También en este sitio',
  /** Names the links to the chapters of a special. */
  chapters: 'Capítulos',
};

/** The offer of a subscription. Its other words depend on how a brand addresses its readers. */
/** The ads at the edge of the window and between pages. */
export const pageAds = { label: 'Publicidad', closeAd: 'Cerrar el anuncio' };

export const promo = {
  label: 'Contenido para suscriptores',
  account: 'Contenido para lectores con cuenta',
  close: 'Cerrar',
};

export const meter = { label: 'Notas gratis', close: 'Cerrar' };

export const footer = {
  home: (name: string): string => `${name}, inicio`,
  /** Names a list of links, so that it differs from the header's. */
  list: (title: string): string => `${title}, pie de página`,
  sections: 'Secciones',
  about: 'Sobre este sitio',
  rights: (year: number, owner: string): string =>
    `© ${year} ${owner.replace(/\.?$/, '.')} Todos los derechos reservados. Prohibida su reproducción total o parcial sin autorización escrita.`,
  support: (hours: string): string => `Servicio al cliente: ${hours}`,
  authority: 'Superintendencia de Industria y Comercio',
};

export const tvTabs = { label: 'Secciones de TV' };

/** The choice of a page's mode. The nouns are adjectives of 'Apariencia'. */
export const themeSwitch = {
  label: 'Apariencia',
  light: 'Clara',
  dark: 'Oscura',
  system: 'Automática',
  apply: 'Aplicar',
  /** A page that has only one mode. */
  always: { light: 'Esta página siempre es clara.', dark: 'Esta página siempre es oscura.' },
};

export const social = { label: 'Redes sociales' };

/** The search form of a page; that of a header has the words of the brand. */
export const pageSearch = {
  label: 'Qué busca',
  placeholder: 'Nombre, tema o lugar',
  button: 'Buscar',
};

/** The words of a search's filters. */
export const searchFilters = {
  label: 'Filtros de la búsqueda',
  /** Before the name of a chosen value, for screen readers. */
  remove: 'Quitar:',
  clear: 'Quitar todos los filtros',
  shown: 'Mostramos resultados de',
  literally: (typed: string): string => `Buscar «${typed}»`,
};

/** The form that narrows a search further. */
export const searchRefine = {
  title: 'Varias secciones y años',
  sections: 'Secciones',
  sectionsHint: (most: number): string => `Hasta ${most}.`,
  from: 'Desde el año',
  to: 'Hasta el año',
  apply: 'Aplicar',
};

/** The banners of a subscription that ends, or whose card must be replaced. */
export const renewal = {
  label: 'Suscripción',
  renew: 'Renuévela ahora',
  update: 'Actualizar datos de pago',
  close: 'Cerrar',
};

/** A live blog. */
export const liveBlog = {
  label: 'Minuto a minuto',
  live: 'En vivo',
  ended: 'Cobertura finalizada',
  updated: 'Actualizado:',
  fromStart: 'Ver desde el inicio',
  newestFirst: 'Ver lo más reciente',
  summary: 'Lo esencial',
  key: 'Momentos clave',
  keyMark: 'Momento clave',
  pinned: 'Fijado',
  edited: 'Editado',
  link: 'Enlace a esta actualización',
  pages: 'Más actualizaciones',
  older: 'Anteriores',
  newer: 'Más recientes',
  before: 'Anteriores',
  after: 'Siguientes',
  empty: 'Todavía no hay actualizaciones.',
  one: '1 actualización nueva',
  many: '{n} actualizaciones nuevas',
  lost: 'Sin conexión. Puede haber demoras.',
  /** Beside the button, on a phone. */
  lostShort: 'Sin conexión',
  regained: 'Conexión recuperada.',
  now: 'hace un momento',
  minutes: 'hace {n} min',
  hours: 'hace {n} h',
};

/** The calendar of an archive. */
export const dayCalendar = {
  label: 'Calendario del archivo',
  /** A link to the month beside. */
  month: (name: string): string => `Ir a ${name}`,
  /** From Sunday on; the table shows their first letters. */
  weekdays: ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'] as readonly string[],
  more: 'Ver el archivo',
  any: 'Otro día',
  show: 'Ver',
};

export const editionYears = {
  name: 'Ediciones por año',
  /** Before a year, for screen readers. */
  of: 'Ediciones de',
};
