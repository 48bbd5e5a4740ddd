import {
  sectionIconSetting,
  defineBlock,
  PAGE_STORIES,
  pageRequest,
  searchedWords,
  sectionPath,
  type BlockPage,
} from 'rotativa/blocks';
import type { ContentServices } from 'rotativa/providers';
import { z } from 'zod';
import { siteBrand } from '../config/brands.ts';
import { PageHead, type SitePageHeadProps } from './PageHead.tsx';

/** What kind of page it is, where its name does not say so. */
const KICKERS: Partial<Record<BlockPage['kind'], string>> = {
  author: 'Autor',
  tag: 'Noticias relacionadas',
  search: 'Buscador',
};

const PORTRAIT_PX = 320;

/** An author's page says who the author is; other pages say nothing of a person. */
async function authorOf({ kind, path, signal }: BlockPage, { content }: ContentServices) {
  if (kind !== 'author') return undefined;
  const slug = decodeURIComponent(path.split('/').filter(Boolean)[1] ?? '');
  return (await content.author(slug, signal && { signal })) ?? undefined;
}

/** How many stories a list holds, where the reader does not know what to expect of it; a list that fails has no number. */
async function countOf(page: BlockPage, { content }: ContentServices): Promise<number | undefined> {
  if (!(page.kind in KICKERS)) return undefined;
  const request = pageRequest(page);
  // The page's list asks for the same, so it is read once.
  const feed =
    request && (await content.feed(request, page.signal && { signal: page.signal }).catch(() => null));
  return feed?.count;
}

/** '37 resultados', 'Página 2 de 3'. */
function note({ kind, number }: BlockPage, count: number | undefined): string | undefined {
  const pages = count === undefined ? 0 : Math.ceil(count / PAGE_STORIES);
  if (number > 1) return pages > 1 ? `Página ${number} de ${pages}` : `Página ${number}`;
  if (!count) return undefined;
  const [one, many] = kind === 'search' ? ['resultado', 'resultados'] : ['nota', 'notas'];
  return `${count} ${count === 1 ? one : many}`;
}

/** What stands over a page of stories: its name, an author's portrait, the search form. */
export const pageHeadBlock = defineBlock({
  name: 'page-head',
  label: 'Encabezado de la lista',
  settings: z.object({
    description: z.string().default('').meta({ title: 'Descripción' }),
    kicker: z.string().default('').meta({ title: 'Antetítulo' }),
    icon: sectionIconSetting,
  }),
  editorial: false,
  load: async (_settings, services, page) => ({
    author: await authorOf(page, services),
    count: await countOf(page, services),
    // A section that cannot be described is shown without a description.
    section:
      page.kind === 'section'
        ? await services.content.section(sectionPath(page.path).replace(/\/$/, '')).catch(() => null)
        : null,
  }),
  props: ({ author, section, count }, settings, { images }, page): SitePageHeadProps => ({
    title: page.title || 'Últimas noticias',
    look: siteBrand(page.brand).list.head,
    kicker: KICKERS[page.kind] ?? (settings.kicker || undefined),
    description: author?.description ?? (settings.description || section?.description),
    note: note(page, count),
    icon: settings.icon,
    ...(page.kind === 'author' && {
      portrait: {
        name: page.title,
        src: author?.image && images.url(author.image, { width: PORTRAIT_PX, height: PORTRAIT_PX }),
      },
    }),
    ...(page.kind === 'search' && {
      search: { action: siteBrand(page.brand).routes.search, words: searchedWords(page) },
    }),
  }),
  view: PageHead,
});
