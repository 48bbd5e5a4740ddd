import type { BlockPlacement, PageDocument } from 'rotativa/blocks';

/** Heading of a list without stories. */
export const EMPTY_TITLE = 'Todavía no hay notas aquí';

/** A header without its mode: this page has no picture for a transparent one. */
const withoutMode = ({ block, settings: { mode: _, ...settings } = {} }: BlockPlacement): BlockPlacement => ({
  block,
  settings,
});

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
