import type { SectionIconName, PageDocument } from 'rotativa/blocks';
import { withFrame } from './frame.ts';
import { listPages, notFoundPage, ofPage, place, type ListPageOptions } from './list-page.ts';
import type { SectionPages, SitePages } from './page-documents.ts';
import { STANDARD_PAGES } from './standard.ts';

const PRICES = place('price-list', {
  collectionId: 'rural-precios',
  icon: 'canasta',
  url: '/semanariorural/precios/',
});

const home: PageDocument = {
  layout: 'front',
  title: '',
  regions: {
    main: [
      { block: 'landscape-lead', settings: { published: true, collectionId: 'rural-portada' } },
      PRICES,
      {
        block: 'card-grid',
        settings: {
          published: true,
          title: 'Del surco',
          collectionId: 'rural-surco',
          icon: 'maiz',
          url: '/semanariorural/agricultura/',
        },
      },
      {
        block: 'card-grid',
        settings: {
          published: true,
          title: 'Corral y cafetal',
          collectionId: 'rural-corral',
          icon: 'vaca',
          url: '/semanariorural/ganaderia/',
          feedSize: 3,
          first: 'even',
        },
      },
      {
        block: 'opinion-strip',
        settings: {
          published: true,
          title: 'Opinión',
          url: '/semanariorural/opinion/',
          section: '/semanariorural/opinion',
          feedSize: 3,
        },
      },
      {
        block: 'edition-shelf',
        settings: { published: true, icon: 'libro', url: '/semanariorural/impresa/' },
      },
      {
        block: 'card-grid',
        settings: {
          published: true,
          title: 'Agua y gente',
          collectionId: 'rural-agua-gente',
          icon: 'gota',
          url: '/semanariorural/agua/',
          first: 'end',
        },
      },
      {
        block: 'video-grid',
        settings: {
          published: true,
          title: 'Se aprende mirando',
          section: '/semanariorural/videos',
          icon: 'sol',
          url: '/semanariorural/videos/',
        },
      },
    ],
  },
};

const list = listPages({ after: [PRICES] });

const TOP = [ofPage('landscape-lead')];

/** A section with its own drawing. */
const drawn = (
  name: string,
  icon: SectionIconName,
  options: ListPageOptions = { top: TOP },
): SectionPages => ({
  paths: [`/semanariorural/${name}/`],
  document: list({ ...options, head: { icon } }),
});

/** The pages of the rural weekly. */
export const RURAL_PAGES: SitePages = withFrame(
  {
    ...STANDARD_PAGES,
    home,
    section: list({ head: { icon: 'sombrero' }, top: TOP }),
    more: list(),
    author: list({ lead: true }),
    tag: list({ lead: true }),
    search: list({ title: 'Buscar' }),
    notFound: notFoundPage([PRICES]),
    sections: [
      drawn('agricultura', 'maiz'),
      drawn('ganaderia', 'vaca'),
      drawn('cafe', 'cafe'),
      drawn('agua', 'gota'),
      drawn('precios', 'canasta', { top: [ofPage('price-list', { title: '' })], after: [] }),
      drawn('opinion', 'sombrero', { lead: true }),
      drawn('videos', 'sol', { top: [ofPage('video-grid')] }),
      drawn('impresa', 'libro', { top: [place('edition-shelf', { title: '', feedSize: 24 })], after: [] }),
    ],
  },
  [{ block: 'rural-header' }],
);
