/**
 * Default messages of the components, in one group for each. Only data: a bundler keeps the groups of the components that
 * it keeps, and `setMessages` writes into them.
 */

export const avatarGroup = {
  /** Announced in place of '+3'. */
  more: (count: number): string => `y ${count} más`,
};

export const breadcrumb = { label: 'Ruta de navegación' };

export const card = { locked: 'Suscriptores' };

export const carousel = {
  /** Role descriptions of the carousel and of a slide, for screen readers. */
  carousel: 'carrusel',
  slide: 'diapositiva',
  previous: 'Anterior',
  next: 'Siguiente',
  play: 'Reanudar el movimiento',
  pause: 'Pausar el movimiento',
  choose: 'Elegir diapositiva',
  /** Name of a slide, also announced after each move. */
  position: (at: number, of: number): string => `Diapositiva ${at} de ${of}`,
  /** Name of the button for one slide. */
  goTo: (at: number): string => `Ir a la diapositiva ${at}`,
};

export const combobox = {
  /** Name of the list. */
  list: 'Opciones',
  loading: 'Buscando…',
  empty: (text: string): string => (text ? `No hay resultados para «${text}»` : 'No hay opciones'),
  failed: 'No pudimos buscar. Hay que revisar la conexión.',
  retry: 'Reintentar',
  /** Until there are enough letters to search for. */
  short: (letters: number): string => `Escribir al menos ${letters} letras`,
  /** Announced when the list changes. */
  count: (options: number): string => (options === 1 ? '1 resultado' : `${options} resultados`),
};

/** Names of months and days come from `locale`. */
export const datePicker = {
  open: 'Abrir el calendario',
  /** Name of the panel. */
  calendar: 'Calendario',
  previous: 'Mes anterior',
  next: 'Mes siguiente',
  month: 'Mes',
  year: 'Año',
  /** The month that the calendar shows. */
  shown: (month: string, year: string): string => `${month} de ${year}`,
  /** Added to the name of the chosen day: the cell that is selected does not have the focus. */
  chosen: 'elegido',
  /** Added to the name of a day that cannot be chosen. */
  unavailable: 'no disponible',
};

/** `Dialog` and `Drawer`. */
export const dialog = { close: 'Cerrar' };

export const link = { external: '(abre en una pestaña nueva)' };

/** `VideoPlayer` and `AudioPlayer`. */
export const mediaPlayer = {
  /** Name of the play button. */
  play: (title: string): string => `Reproducir: ${title}`,
  loading: 'Cargando…',
  failed: 'No pudimos reproducirlo. Hay que revisar la conexión.',
  retry: 'Reintentar',
  /** The notice that a reader agrees to by playing a video of another provider. */
  connects: (provider: string): string => `Al reproducirlo se conecta con ${provider}.`,
  transcript: 'Leer la transcripción',
};

export const pagination = {
  label: 'Paginación',
  previous: 'Anterior',
  next: 'Siguiente',
  /** Name of the link to a page. */
  page: (page: number): string => `Página ${page}`,
};

export const passwordInput = {
  show: 'Mostrar la contraseña',
  hide: 'Ocultar la contraseña',
};

/** The words of a password's meter. */
export const passwordStrength = {
  label: 'Requisitos que cumple la contraseña',
  /** The value of the meter. */
  met: (met: number, of: number): string => `${met} de ${of}`,
  length: (count: number): string => `${count} ${count === 1 ? 'carácter' : 'caracteres'} o más`,
  uppercase: (count: number): string => (count === 1 ? 'una mayúscula' : `${count} mayúsculas`),
  lowercase: (count: number): string => (count === 1 ? 'una minúscula' : `${count} minúsculas`),
  numbers: (count: number): string => (count === 1 ? 'un número' : `${count} números`),
  signs: (count: number): string => (count === 1 ? 'un signo' : `${count} signos`),
  uncommon: (_count: number): string => 'que no sea una de las más comunes',
  /** Before anything is typed. */
  use: (needs: readonly string[]): string => `Se piden ${new Intl.ListFormat('es').format(needs)}.`,
  missing: (needs: readonly string[]): string => `Falta: ${new Intl.ListFormat('es').format(needs)}.`,
  complete: 'Cumple todos los requisitos.',
};

export const skipLink = { text: 'Saltar al contenido' };

export const spinner = { loading: 'Cargando…' };

/** Precedes the label of a completed step. */
export const stepper = { done: 'Completado:' };

export const toast = { close: 'Cerrar' };
