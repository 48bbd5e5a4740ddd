/** Descriptions for search engines of story pages without a description. */
export const DESCRIPTIONS = {
  author: (name: string, site: string) => `Las notas de ${name} en ${site}.`,
  tag: (name: string, site: string) => `Noticias, crónicas y opinión sobre ${name} en ${site}.`,
  archive: (title: string, site: string) => `Lo que publicó ${site}, día por día: ${title}.`,
  purchase: (product: string, site: string) => `Comprar ${product} de ${site}.`,
  account: (site: string) => `La cuenta de lector de ${site}.`,
  registration: (site: string) => `Reservar un cupo en un foro de ${site}.`,
  latest: (site: string) => `Todas las notas de ${site}, de la más reciente a la más antigua.`,
  section: (name: string, site: string) => `Las noticias de ${name} en ${site}.`,
};
