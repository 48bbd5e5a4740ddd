import type { PageDocument } from 'rotativa/blocks';
import { withoutMode } from '../section-pages.ts';

/** Heading of a list without stories. */
export const EMPTY_TITLE = 'Todavía no hay notas aquí';

/** The page of a list without stories: a notice replaces its content. */
export const emptyPage = ({
  regions: { header = [], after = [], footer = [] },
  ...document
}: PageDocument): PageDocument => ({
  ...document,
  layout: 'front',
  regions: {
    header: header.map(withoutMode),
    footer,
    main: [
      {
        block: 'notice',
        settings: {
          title: EMPTY_TITLE,
          text: 'En cuanto se publique la primera, la encontrará en esta página.',
        },
      },
      ...after,
    ],
  },
});
