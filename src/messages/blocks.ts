/** Default messages of the blocks. Groups are those of `components.ts`; several blocks can share one. */

export const ad = {
  label: 'Publicidad',
  /** For editors, before the size group of a slot. */
  group: 'Grupo',
};

export const author = {
  by: (names: string): string => `Por ${names}`,
  /** Without an author's name. */
  newsroom: (site: string): string => `Redacción ${site}`,
};

/** The heading of candidates, by the race that editors chose. */
export const candidates = {
  governors: 'Candidatos Gobernaciones',
  mayors: 'Candidatos Alcaldías',
  all: 'Candidatos',
};

export const code = { label: 'Código' };

export const edition = {
  cover: (headline: string): string => `Portada: ${headline}`,
  subscribe: 'Suscribirse',
  print: 'Ver impresa',
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

export const event = {
  programme: 'Programa',
  /** The button of the next event. */
  enrol: 'Inscríbase',
  /** At the end of the row of a past event. */
  report: 'Relatoría',
};

export const gallery = {
  /** Names a gallery without a title. */
  name: 'Galería',
  openPhoto: (at: number): string => `Ver la imagen ${at} en pantalla completa`,
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
  galleries: 'Ver todas',
  videoGrid: 'Más videos',
};

/** The link of a block to its page until editors write another. */
export const links = {
  events: 'Ver todos',
  programmes: 'Ver más notas',
  speakers: 'Ver todos',
};

/** Names of lists without a title. */
export const list = {
  stories: 'Notas',
  videos: 'Videos',
  galleries: 'Galerías',
  authors: 'Autores',
  partners: 'Aliados',
};

export const opinion = { moreOf: (author: string): string => `Más de ${author}` };

export const opening = { label: 'Portada', story: 'Historia principal' };

export const prices = {
  product: 'Producto',
  lowest: 'más bajo',
  caption: 'Pesos por kilo en centrales mayoristas.',
};

export const rating = { label: 'Calificación' };

export const mostRead = { title: 'Lo más leído' };

export const recipe = {
  label: 'Receta',
  yields: 'Rinde',
  time: 'Tiempo',
  ingredients: 'Ingredientes',
  steps: 'Preparación',
  duration: (minutes: number): string =>
    [minutes >= 60 && `${Math.floor(minutes / 60)} h`, minutes % 60 > 0 && `${minutes % 60} min`]
      .filter(Boolean)
      .join(' '),
};

export const recommendations = { title: 'Le puede interesar' };

export const service = {
  today: (place: string): string => `${place}, hoy`,
  /** The city, until editors name another. */
  place: 'Cali',
};

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
  breaking: 'Última hora',
  sponsored: 'Contenido patrocinado',
  video: 'Video',
  gallery: 'Galería',
  photos: (count: number): string => `${count} imágenes`,
};

/** The slider between two pictures of one place. */
export const pair = {
  slider: 'Comparar las dos imágenes',
  named: (title: string): string => `Comparar: ${title}`,
};

/** A value of a graphic with the name of its place, as printed. */
export interface GraphicValue {
  label: string;
  text: string;
}

export const graphic = {
  source: 'Fuente:',
  data: 'Ver los datos',
  download: 'Descargar los datos (CSV)',
  missing: 'sin dato',
  points: 'Puntos del gráfico',
  keys: 'Con las flechas se leen los puntos',
  majority: (count: number): string => `Mayoría: ${count}`,
  equal: (text: string): string => `Todos los valores son iguales: ${text}.`,
  single: (name: string, text: string): string => `${name}: ${text}.`,
  range: (highest: GraphicValue, lowest: GraphicValue): string =>
    `El valor más alto es ${highest.text} (${highest.label}) y el más bajo, ${lowest.text} (${lowest.label}).`,
  change: (name: string, from: GraphicValue, to: GraphicValue): string =>
    `${name}: de ${from.text} (${from.label}) a ${to.text} (${to.label}).`,
  without: (count: number): string =>
    count === 1 ? 'Un departamento no tiene dato.' : `${count} departamentos no tienen dato.`,
  places: (names: readonly string[]): string =>
    names.length === 1
      ? `El mapa muestra ${names[0]!}.`
      : `El mapa muestra ${names.length} lugares: ${names.join(', ')}.`,
  route: (names: readonly string[]): string =>
    `La ruta va de ${names[0]!} a ${names.at(-1)!}${names.length > 2 ? ` y pasa por ${names.slice(1, -1).join(', ')}` : ''}.`,
  streets: (groups: readonly GraphicValue[]): string =>
    groups.map(({ label, text }) => `${label}: ${text}.`).join(' '),
  /** On a map of streets, above a line of that length. */
  scale: (length: string): string => `${length}, norte arriba`,
  related: (across: string, up: string, same: boolean): string =>
    `A mayor valor de «${across}», ${same ? 'mayor' : 'menor'} suele ser el de «${up}».`,
  unrelated: (across: string, up: string): string =>
    `Entre «${across}» y «${up}» no se ve una relación clara.`,
  outlines: 'Contornos: MapSVG, CC BY 4.0',
  between: (from: string, to: string): string => `${from} a ${to}`,
  profile: (from: string, to: string, length: string, highest: GraphicValue, lowest: GraphicValue): string =>
    `El camino va de ${from} a ${to} (${length}). El punto más alto es ${highest.label} (${highest.text}) y el más bajo, ${lowest.label} (${lowest.text}).`,
  /** The phases of the moon, as the cells of a calendar have them. */
  phases: { new: 'Nueva', waxing: 'Creciente', full: 'Llena', waning: 'Menguante' },
  works: (name: string, works: readonly GraphicValue[]): string =>
    `${name}: ${works.map(({ label, text }) => `${label.toLowerCase()} en ${text.toLowerCase()}`).join('; ')}.`,
  votes: (total: number, groups: readonly GraphicValue[]): string =>
    `De ${total} en total: ${groups.map(({ label, text }) => `${label}, ${text}`).join('; ')}.`,
};

export const table = {
  label: 'Tabla',
  /** The name of a table without a caption. */
  of: (headings: readonly string[]): string => `Tabla: ${headings.join(', ')}`,
};

/** The episodes of a podcast. */
export const episodes = { follow: 'Seguir este pódcast en una aplicación' };

export const tags = { title: 'Relacionados', all: 'Noticias relacionadas' };

/** The title of a block until editors write another. */
export const titles = {
  authors: 'Nuestras firmas',
  columns: 'Opinión',
  edition: 'En esta edición',
  editions: 'Ediciones impresas',
  episodes: 'Otros episodios',
  latest: 'Encuentra aquí lo último',
  latestGalleries: 'Últimas galerías',
  lead: 'Lo más importante',
  nextEvent: 'Próximo foro',
  otherColumns: 'Otras columnas',
  pastEvents: 'Foros anteriores',
  prices: 'Precios de hoy',
  relatedGalleries: 'Galerías relacionadas',
  relatedStories: 'Para seguir leyendo',
  relatedVideos: 'Otros videos',
  services: 'Servicios de hoy',
  speakers: 'Conferencistas',
};

export const terms = { link: 'Aplican términos y condiciones' };

export const updates = { title: 'Actualizaciones' };

/** Names of players without a title. */
export const player = { video: 'Video', audio: 'Audio' };

/** A film in `BodyVideo`; more words are in `mediaPlayer` and `recording`. */
export const film = {
  captions: 'Subtítulos',
  /** One of several languages. */
  captionsIn: (language: string): string => `Subtítulos: ${language}`,
  openWindow: 'Ver en ventana flotante',
  closeWindow: 'Cerrar la ventana flotante',
};
