import type { PageDocument } from 'rotativa/blocks';
import { PAGE_STORIES, type LoadMoreRules } from 'rotativa/domain';
import { z } from 'zod';

/** Names of the blocks that are the list of a page: stories, and the years of an archive of print editions. */
export const PAGE_LIST = 'page-list';
export const EDITION_YEARS = 'edition-years';

/** Whether a block is the list of its page. */
export const isList = (block: string): boolean => block === PAGE_LIST || block === EDITION_YEARS;

const size = (title: string, description: string) =>
  z.number().int().min(1).max(50).default(PAGE_STORIES).meta({ title, description });

/** The settings of a page's list that say how it is cut into pages. @see B4, B7 */
export const LIST_SETTINGS = {
  offSet: z.number().int().min(0).max(50).default(0).meta({
    title: 'Notas antes de la lista',
    description: 'Las primeras notas de la página, que muestran los bloques de arriba.',
  }),
  feedSize: size('Número de notas', 'Las que la lista muestra al abrirse.'),
  step: size('Notas por clic', 'Las que agrega cada clic en el botón.'),
  label: z.string().default('').meta({
    title: 'Texto del botón',
    description: 'Por ejemplo: Cargar más galerías. Si está vacío: Cargar más notas.',
  }),
  videos: z.boolean().default(false).meta({
    title: 'Lista de videos',
    description: 'Muestra el botón mientras falten videos, también cuando no se ha mostrado ninguno.',
  }),
};

const Rules = z.object(LIST_SETTINGS);

/** The placement of a page's list; undefined on a page without one. */
export const pageListOf = ({ regions: { main = [] } }: PageDocument) =>
  main.find(({ block }) => isList(block));

/** How settings cut a list into pages. */
export const rulesOf = ({ offSet, feedSize, step, videos }: z.output<typeof Rules>): LoadMoreRules => ({
  firstOffset: offSet,
  firstSize: feedSize,
  pageSize: step,
  video: videos,
});

/** How the list of a page is cut into pages. */
export const listRules = (document: PageDocument): LoadMoreRules =>
  rulesOf(Rules.parse(pageListOf(document)?.settings ?? {}));
