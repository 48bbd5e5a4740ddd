import { z } from 'zod';
import type { AuthorRecord } from '../../../domain/ans/document.ts';
import { safeHref } from '../../../domain/url/safe.ts';
import { author, titles } from '../../../messages/blocks.ts';
import { defineBlock } from '../../defineBlock.ts';
import { siteName } from '../../shared/site-name.ts';
import { titleSetting } from '../../shared/title-setting.ts';
import { AuthorCarousel } from './AuthorCarousel.tsx';
import { authorCarouselIsland } from './island.ts';

/** Twice the display size of a portrait, 128 px. */
const PORTRAIT_PX = 256;

/** Authors chosen by an editor, in that order. Unknown authors are omitted, and on an author's page that one. */
export const authorCarouselBlock = defineBlock({
  name: 'author-carousel',
  label: 'Autores',
  category: 'carousels',
  settings: z.object({
    title: titleSetting(() => titles.authors),
    autorIds: z
      .record(z.string(), z.string().meta({ widget: 'author' }))
      .default({})
      .meta({ title: 'Autores', description: 'Un identificador de autor por línea.' }),
    newsroom: z.string().default('').meta({
      title: 'Nombre de la redacción',
      description: 'Se usa cuando un autor no tiene nombre. Vacío: Redacción y el nombre del sitio.',
    }),
  }),
  load: async ({ autorIds }, { content, links }, { path, signal }) => {
    const ids = Object.values(autorIds).filter((id) => id && links.author(id) !== path);
    const found = await Promise.all(ids.map((id) => content.author(id, { signal })));
    const authors = found.filter((author): author is AuthorRecord => author !== null);
    return authors.length > 0 ? { authors } : null;
  },
  props: ({ authors }, { title, newsroom }, { images, links }, page) => ({
    title,
    newsroom: newsroom || author.newsroom(siteName(page) ?? '').trim(),
    authors: authors.map(({ _id, byline, name, image, bio_page }) => ({
      id: _id,
      name: byline ?? name,
      url: safeHref(bio_page) ?? links.author(_id),
      portrait: image && images.url(image, { width: PORTRAIT_PX, height: PORTRAIT_PX }),
    })),
  }),
  view: AuthorCarousel,
  islands: [authorCarouselIsland],
});
