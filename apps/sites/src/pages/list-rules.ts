import type { PageDocument } from 'rotativa/blocks';
import { PAGE_STORIES, type LoadMoreRules } from 'rotativa/domain';
import { z } from 'zod';

/** Names of the blocks that are the list of a page: stories, and the years of an archive of print editions. */
export const PAGE_LIST = 'page-list';
export const EDITION_YEARS = 'edition-years';

/** The first year of the sites' archives. */
export const FIRST_YEAR = 2000;

/** Whether a block is the list of its page. */
export const isList = (block: string): boolean => block === PAGE_LIST || block === EDITION_YEARS;

const size = (title: string, description: string) =>
  z.number().int().min(1).max(50).default(PAGE_STORIES).meta({ title, description });

/** The rules of a page's list, as its settings. @see B4, B7 */
const RULES = {
  firstSize: size('Notas de la primera página', 'Las de los bloques de arriba y las de la lista.'),
  pageSize: size('Notas por clic', 'Las que agrega cada clic en el botón.'),
  video: z.boolean().default(false).meta({
    title: 'Lista de videos',
    description: 'Muestra el botón mientras falten videos, también cuando no se ha mostrado ninguno.',
  }),
};

/** The settings that all lists have. */
export const LIST_SETTINGS = {
  ...RULES,
  label: z.string().default('').meta({
    title: 'Texto del botón',
    description: 'Por ejemplo: Cargar más galerías. Si está vacío: Cargar más notas.',
  }),
};

const Rules = z.object(RULES);

/** The placement of a page's list; undefined on a page without one. */
export const pageListOf = ({ regions: { main = [] } }: PageDocument) =>
  main.find(({ block }) => isList(block));

/** The rules of documents, each read once: a page has the same document for each request. */
const known = new WeakMap<PageDocument, LoadMoreRules>();

/** How the list of a page is cut into pages. */
export function listRules(document: PageDocument): LoadMoreRules {
  const rules = known.get(document) ?? Rules.parse(pageListOf(document)?.settings ?? {});
  known.set(document, rules);
  return rules;
}
