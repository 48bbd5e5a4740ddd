import type { SectionIconName, PageDocument } from 'rotativa/blocks';
import type { BrandConfig } from 'rotativa/themes';
import { ARCHIVE, listPages, notFoundPage, pageBlock, block, type ListPageOptions } from './list-page.ts';
import type { SectionPages, SitePages } from './page-documents.ts';
import { STANDARD_PAGES } from './standard.ts';

/** The pages of the rural weekly. */
export function ruralPages({ key, slug }: BrandConfig): SitePages {
  /** Base path of the sections of this site. */
  const SITE = `/${slug}`;

  const PRICES = block('price-list', {
    collectionId: `${key}-precios`,
    icon: 'canasta',
    url: `${SITE}/precios/`,
  });

  const home: PageDocument = {
    layout: 'front',
    title: '',
    regions: {
      main: [
        { block: 'landscape-lead', settings: { published: true, collectionId: `${key}-portada` } },
        PRICES,
        {
          block: 'card-grid',
          settings: {
            published: true,
            title: 'Del surco',
            collectionId: `${key}-surco`,
            icon: 'maiz',
            url: `${SITE}/agricultura/`,
          },
        },
        {
          block: 'card-grid',
          settings: {
            published: true,
            title: 'Corral y cafetal',
            collectionId: `${key}-corral`,
            icon: 'vaca',
            url: `${SITE}/ganaderia/`,
            feedSize: 3,
            first: 'even',
          },
        },
        {
          block: 'opinion-strip',
          settings: {
            published: true,
            title: 'Opinión',
            url: `${SITE}/opinion/`,
            section: `${SITE}/opinion`,
            feedSize: 3,
          },
        },
        {
          block: 'edition-shelf',
          settings: { published: true, icon: 'libro', url: `${SITE}/impresa/` },
        },
        {
          block: 'card-grid',
          settings: {
            published: true,
            title: 'Agua y gente',
            collectionId: `${key}-agua-gente`,
            icon: 'gota',
            url: `${SITE}/agua/`,
            first: 'end',
          },
        },
        {
          block: 'video-grid',
          settings: {
            published: true,
            title: 'Se aprende mirando',
            section: `${SITE}/videos`,
            icon: 'sol',
            url: `${SITE}/videos/`,
          },
        },
      ],
    },
  };

  const list = listPages({ after: [PRICES] });

  const TOP = [pageBlock('landscape-lead')];

  /** A section with a special drawing. */
  const drawn = (
    name: string,
    icon: SectionIconName,
    options: ListPageOptions = { top: TOP },
  ): SectionPages => ({
    paths: [`${SITE}/${name}/`],
    document: list({ ...options, head: { icon } }),
  });

  return {
    ...STANDARD_PAGES,
    home,
    section: list({ head: { icon: 'sombrero' }, top: TOP }),
    author: list({ lead: true }),
    tag: list({ lead: true }),
    search: list({ title: 'Buscar', after: [ARCHIVE] }),
    notFound: notFoundPage([PRICES]),
    sections: [
      drawn('agricultura', 'maiz'),
      drawn('ganaderia', 'vaca'),
      drawn('cafe', 'cafe'),
      drawn('agua', 'gota'),
      drawn('precios', 'canasta', { top: [pageBlock('price-list', { title: '' })], after: [] }),
      drawn('opinion', 'sombrero', { lead: true }),
      drawn('videos', 'sol', { top: [pageBlock('video-grid')], mode: 'dark', preset: 'videoArchive' }),
      drawn('impresa', 'libro', { top: [block('edition-shelf', { title: '', feedSize: 24 })], after: [] }),
    ],
  };
}
