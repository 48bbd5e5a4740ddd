/** Default words of the blocks. Groups are those of `components.ts`; several blocks can share one. */

export const ad = { label: 'Publicidad' };

export const author = { by: (names: string): string => `Por ${names}` };

export const code = { label: 'Código' };

export const countdown = {
  /** Precedes the units for screen readers. */
  left: 'Faltan',
  /** One, and several. */
  days: ['día', 'días'],
  hours: ['hora', 'horas'],
  minutes: ['minuto', 'minutos'],
} satisfies Record<string, string | [one: string, several: string]>;

export const edition = {
  cover: (headline: string): string => `Portada: ${headline}`,
  subscribe: 'Suscribirse',
  all: 'Ediciones',
  archive: 'Archivo',
  printed: 'Edición impresa',
};

export const embed = {
  original: (site: string): string => `Ver en ${site}`,
  /** In place of the name of an unknown site. */
  otherSite: 'su sitio',
  document: 'Abrir el documento',
  /** In the place of another site's content, which the reader has not loaded yet. */
  held: (site: string): string =>
    `Contenido de ${site}. Al cargarlo, ese sitio recibe la dirección IP de este equipo y puede usar cookies.`,
  load: 'Cargar el contenido',
  loadFrom: (site: string): string => `Cargar el contenido de ${site}`,
  always: 'Cargar siempre el contenido de otros sitios',
  open: (site: string): string => `Abrir en ${site}`,
};

export const event = { programme: 'Programa' };

export const gallery = {
  /** Names a gallery without a title. */
  name: 'Galería',
  openPhoto: (at: number): string => `Ver la foto ${at} en pantalla completa`,
  /** The link to the page of a gallery, and its name where the headline is elsewhere. */
  open: 'Ver galería',
  openNamed: (headline: string): string => `Ver galería: ${headline}`,
  close: 'Cerrar la galería',
};

/** The link to the page with more of a list, by what the list holds. */
export const more = {
  section: 'Ver más',
  stories: 'Ver todo',
  texts: 'Ver todos',
  columns: 'Ver todas',
  prices: 'Ver todos',
  videos: 'Ver todos',
  videoGrid: 'Más videos',
};

/** Names of lists without a title. */
export const list = { stories: 'Notas', videos: 'Videos', authors: 'Autores' };

export const opening = { label: 'Portada', story: 'Historia principal' };

export const prices = { product: 'Producto', lowest: 'más bajo' };

export const rating = { label: 'Calificación' };

export const recommendations = { title: 'Le puede interesar' };

export const service = { today: (place: string): string => `${place}, hoy` };

export const share = {
  label: 'Compartir',
  at: (network: string): string => `Compartir en ${network}`,
  mail: 'Enviar por correo',
  copy: 'Copiar el enlace',
  copied: 'Enlace copiado',
};

/** Marks of a story in lists and over its text. */
export const story = {
  live: 'En vivo',
  sponsored: 'Contenido patrocinado',
  video: 'Video',
  gallery: 'Galería',
  photos: (count: number): string => `${count} fotos`,
};

export const table = { label: 'Tabla' };

export const tags = { title: 'Relacionados', all: 'Noticias relacionadas' };

export const terms = { link: 'Aplican términos y condiciones' };

export const updates = { title: 'Actualizaciones' };

/** Names of players without a title. */
export const player = { video: 'Video', audio: 'Audio' };
