import { css } from 'styled-components';
import { pageEdge } from '../../../components/page-width.styles.ts';

/** Pictures of a special: wider than its text, or as wide as the window. */
export const widePictures = css`
  &[data-layout='special'] {
    overflow-x: clip;
  }

  & .column > .text .spanning[data-span] {
    inline-size: 100vi;
    margin-block: var(--rt-space-10);
    margin-inline: calc(50% - 50vi);
  }

  & .spanning[data-span] {
    --rt-caption-width: var(--rt-measure);
    --rt-caption-padding: var(--rt-grid-margin);
  }

  & .spanning[data-span='bleed'] {
    --rt-image-max-block-size: 86vb;
  }

  @media (width >= 960px) {
    & .column > .text .spanning[data-span='wide'] {
      inline-size: calc(100% + var(--rt-space-32));
      margin-inline: calc(-1 * var(--rt-space-16));
    }

    & .spanning[data-span='wide'] {
      --rt-caption-padding: 0;
    }
  }

  /* Beside the chapters pictures begin with the text; those that open a chapter end with the window. */
  @media (width >= 1200px) {
    &[data-chapters] > .column > .text .spanning[data-span] {
      margin-inline: 0;
    }

    &[data-chapters] > .column > .text .spanning[data-span='wide'] {
      inline-size: min(100% + 220px, min(100vi - 2 * var(--rt-grid-margin), var(--rt-grid-max)) - 288px);
    }

    &[data-chapters] > .column > .text .spanning[data-span='bleed'] {
      inline-size: calc(100vi - ${pageEdge('100vi')} - 288px);
    }

    &[data-chapters] .spanning[data-span='bleed'] {
      --rt-caption-padding: 0;
    }
  }
`;
