/** The address of the data of a graphic: '/economia/articulo/x/datos/{block}.csv'. */
const FILE = /^(\/.+\/)datos\/([\w-]+)\.csv$/;

/** Where the data of the graphics of an article are. */
export const dataFolder = (article: string): string => `${article.replace(/\/?$/, '/')}datos/`;

/** The article and the block of such an address; undefined at others. */
export function dataFileAt(path: string): { article: string; block: string } | undefined {
  const [, article, block] = FILE.exec(path) ?? [];
  return article !== undefined && block !== undefined ? { article, block } : undefined;
}
