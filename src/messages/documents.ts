/** Default messages that the rules of documents write into articles, bodies and feeds. Servers load this module. */

export const headline = {
  /** Of a document without one: links and pages need a name. */
  missing: 'Sin título',
};

/** The line before the names of photographers and illustrators. @see N5 */
export const credit = {
  photo: (names: string): string => `Foto: ${names}`,
  illustration: (names: string): string => `Ilustración: ${names}`,
};

/** The label before a correction, by its type. */
export const corrections = {
  correction: 'Corrección',
  clarification: 'Aclaración',
  retraction: 'Retractación',
};

/** Labels and titles of parts of a body. All but the first are for a part without words. */
export const bodyElements = {
  /** The label of a box that links to background information. */
  context: 'Contexto:',
  /** The link to a post whose HTML is missing. */
  post: 'Ver la publicación',
  pdf: 'Documento PDF',
  /** The title of a frame. */
  frame: 'Contenido incrustado',
  /** The link to a page whose frame is refused. */
  frameLink: 'Ver contenido incrustado',
  frameLinkAt: (host: string): string => `Ver el contenido en ${host}`,
  /** The link to a video, in a feed. */
  video: 'Video',
};
