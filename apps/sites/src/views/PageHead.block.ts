import { defineBlock, pageRequest, sectionIconSetting, type BlockPage } from 'rotativa/blocks';
import { authorAt, pageCount, searchedWords, sectionIdAt } from 'rotativa/domain';
import type { ContentServices } from 'rotativa/providers';
import { pageSearchIsland } from 'rotativa/patterns/lists/PageHead';
import { z } from 'zod';
import { siteBrand } from '../config/brands.ts';
import { SUGGESTIONS_PATH } from '../contract/suggestions.ts';
import { infoPage } from '../pages/info/index.ts';
import { PageHead, type SitePageHeadProps } from './PageHead.tsx';

/** Kickers of page kinds whose title does not show what they are. */
const KICKERS: Partial<Record<BlockPage['kind'], string>> = {
  author: 'Autor',
  tag: 'Noticias relacionadas',
  archive: 'Archivo',
  search: 'Buscador',
};

const PORTRAIT_PX = 320;

/** The author of an author page; undefined for other pages. */
async function authorOf({ kind, path, signal }: BlockPage, { content }: ContentServices) {
  if (kind !== 'author') return undefined;
  return (await content.author(authorAt(path).slug, { signal })) ?? undefined;
}

/** Number of stories of a list, for lists whose length readers cannot guess; undefined if the list fails. */
async function countOf(page: BlockPage, { content }: ContentServices): Promise<number | undefined> {
  if (!(page.kind in KICKERS)) return undefined;
  const request = pageRequest(page);
  // The page's list sends the same request, so it is read once.
  const feed = request && (await content.feed(request, { signal: page.signal }).catch(() => null));
  return feed?.count;
}

/** '37 resultados', 'Página 2 de 3'. */
function note({ kind, number, list }: BlockPage, count: number | undefined): string | undefined {
  const pages = count === undefined || !list ? 0 : pageCount(list, count);
  if (number > 1) return pages > 1 ? `Página ${number} de ${pages}` : `Página ${number}`;
  if (kind === 'archive' && !count)
    return count === 0 ? 'No publicamos notas este día.' : 'Los días con notas llevan enlace.';
  if (!count) return undefined;
  const [one, many] = kind === 'search' ? ['resultado', 'resultados'] : ['nota', 'notas'];
  return `${count} ${count === 1 ? one : many}`;
}

/** The head of a page of stories: name, author's portrait, search form. */
export const pageHeadBlock = defineBlock({
  name: 'page-head',
  label: 'Encabezado de la lista',
  settings: z.object({
    description: z.string().default('').meta({ title: 'Descripción' }),
    kicker: z.string().default('').meta({ title: 'Antetítulo' }),
    icon: sectionIconSetting,
    unseen: z.boolean().default(false).meta({
      title: 'Título oculto',
      description: 'Solo para lectores de pantalla y buscadores: la página ya muestra su nombre.',
    }),
  }),
  editorial: false,
  load: async (_settings, services, page) => ({
    author: await authorOf(page, services),
    count: await countOf(page, services),
    // If the section's record cannot be read, there is no description.
    info: page.kind === 'info' ? infoPage(siteBrand(page.brand), page.path) : undefined,
    section:
      page.kind === 'section'
        ? await services.content.section(sectionIdAt(page.path)).catch(() => null)
        : null,
  }),
  props: ({ author, section, info, count }, settings, { images }, page): SitePageHeadProps => ({
    title: page.title || 'Últimas noticias',
    unseen: settings.unseen || undefined,
    preset: siteBrand(page.brand).list.head,
    kicker: settings.kicker || KICKERS[page.kind],
    description: author?.description ?? info?.description ?? (settings.description || section?.description),
    note: note(page, count),
    icon: section?.logo ? undefined : settings.icon,
    ...(section?.logo && {
      portrait: {
        name: page.title,
        src: images.url(section.logo, { width: PORTRAIT_PX, height: PORTRAIT_PX }),
      },
    }),
    ...(page.kind === 'author' && {
      portrait: {
        name: page.title,
        src: author?.image && images.url(author.image, { width: PORTRAIT_PX, height: PORTRAIT_PX }),
      },
    }),
    ...(page.kind === 'search' && {
      search: {
        action: siteBrand(page.brand).routes.search,
        query: searchedWords(page),
        suggestions: SUGGESTIONS_PATH,
      },
    }),
  }),
  view: PageHead,
  islands: [pageSearchIsland],
});
