import { z } from 'zod';
import type { AnsDocument } from '../../../domain/ans/document.ts';
import { feedItems } from '../../../domain/feed/rules.ts';
import {
  magazineRowRequest,
  tvNodeRow,
  tvRow,
  tvRowRequest,
  type TvRow,
} from '../../../domain/video/tv-row.ts';
import type { ContentServices } from '../../../providers/ports/content-services.ts';
import type { BlockPage } from '../../block-page.ts';
import { defineBlock } from '../../defineBlock.ts';
import { sourceInclude } from '../../shared/teaser/teaser-fields.ts';
import { toTeaser } from '../../shared/teaser/to-teaser.ts';
import { requestedSize, claimStories } from '../../dedupe.ts';
import { storyCarouselIsland } from '../StoryCarousel/island.ts';
import { VideoRows } from './VideoRows.tsx';

const VIDEO_RATIO = '16:9';

/** The navigation with the rows of each kind, and how the videos of a row are asked for. */
const MENUS = {
  categories: { navigation: 'nav{product}TVCategorias', request: tvRowRequest },
  programmes: { navigation: 'nav{product}Tv', request: tvRowRequest },
  topics: { navigation: 'nav{product}RuralVideos', request: magazineRowRequest },
} as const;

const settings = z.object({
  menu: z
    .enum(['categories', 'programmes', 'topics'])
    .default('categories')
    .meta({
      title: 'Filas',
      options: {
        categories: 'Las categorías del menú de TV',
        programmes: 'Los programas del menú de TV',
        topics: 'Los temas de los videos rurales',
      },
    }),
  categorias: z.record(z.string(), z.string()).default({}).meta({
    title: 'Categorías',
    description:
      'Clave y título de cada fila, como categorias/politica: Política. Si hay alguna, el menú no se usa.',
  }),
  from: z.number().int().min(0).default(0).meta({ title: 'Desde la fila', description: '0 es la primera.' }),
  rows: z.number().int().min(1).max(20).default(9).meta({ title: 'Número de filas' }),
  feedSize: z.number().int().min(1).max(50).default(10).meta({ title: 'Videos por fila' }),
});

/** The rows that the settings name. The page of a row does not show it again. */
async function rowsOf(
  { menu, categorias, from, rows }: z.output<typeof settings>,
  { content, product }: ContentServices,
  { path, signal }: BlockPage,
): Promise<TvRow[]> {
  const keys = Object.entries(categorias);
  const all =
    keys.length > 0
      ? keys.map(([key, title]) => tvRow(product, key, title))
      : ((await content.navigation(MENUS[menu].navigation, { signal }))?.children ?? []).map(tvNodeRow);
  return all.filter(({ url }) => url !== path).slice(from, from + rows);
}

/** The programmes or the categories of the TV section, or the topics of the rural weekly's videos. @see B8, B15 */
export const videoRowsBlock = defineBlock({
  name: 'video-rows',
  label: 'Filas de videos',
  category: 'carousels',
  settings,
  priority: 'scarce',
  load: async (chosen, services, page) => {
    const { signal } = page;
    const feedSize = requestedSize(chosen.feedSize, page);
    const videosOf = async (row: TvRow): Promise<TvRow & { videos: AnsDocument[] }> => {
      const request = MENUS[chosen.menu].request(row, { feedSize, sourceInclude: sourceInclude() });
      return {
        ...row,
        videos: feedItems((await services.content.feed(request, { signal })).content_elements),
      };
    };
    const rows = await rowsOf(chosen, services, page);
    return rows.length > 0 ? { rows: await Promise.all(rows.map(videosOf)) } : null;
  },
  props: ({ rows }, { feedSize, from }, services, page) => {
    const shown = rows.map(({ title, url, videos }) => ({
      title,
      url,
      teasers: claimStories(page, videos, feedSize).map((video) =>
        toTeaser(video, services, { ratio: VIDEO_RATIO }),
      ),
    }));
    const filled = shown.filter(({ teasers }) => teasers.length > 0);
    return filled.length > 0 ? { rows: filled, from } : null;
  },
  view: VideoRows,
  islands: [storyCarouselIsland],
});
