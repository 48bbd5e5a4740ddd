import { css } from 'styled-components';
import { pageEdge } from '../../../components/page-width.styles.ts';

/** Set-pieces of a special: wider than its text, and pictures with their words as wide as the window. */
export const told = css`
  & .column > .text .told[data-span='bleed'] {
    --rt-scenes-padding: var(--rt-grid-margin);

    inline-size: 100vi;
    margin-inline: calc(50% - 50vi);
  }

  @media (width >= 960px) {
    & .column > .text .told[data-span='wide'] {
      inline-size: calc(100% + var(--rt-space-32));
      margin-inline: calc(-1 * var(--rt-space-16));
    }
  }

  /* Beside the chapters they begin with the text. */
  @media (width >= 1200px) {
    &[data-chapters] > .column > .text .told[data-span] {
      margin-inline: 0;
    }

    &[data-chapters] > .column > .text .told[data-span='wide'] {
      inline-size: min(100% + 220px, min(100vi - 2 * var(--rt-grid-margin), var(--rt-grid-max)) - 288px);
    }

    &[data-chapters] > .column > .text .told[data-span='bleed'] {
      inline-size: calc(100vi - ${pageEdge('100vi')} - 288px);
    }
  }
`;
