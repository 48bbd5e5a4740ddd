import { css } from 'styled-components';
import { pageEdge } from '../../../components/page-width.styles.ts';

/** Opening of a programme: a still or a player on a dark stage in window width, and the headline below it on the dark. */
export const stage = css`
  &[data-header='stage'] > .opening {
    grid-column: full;
    grid-template-columns: subgrid;
    align-content: start;
    gap: var(--rt-space-6) 0;
    padding-block-end: var(--rt-space-10);
    background: var(--rt-color-surface-sunken);
    color: var(--rt-color-text-default);
  }

  &[data-header='stage'] > .opening > .lead {
    --rt-caption-padding: ${pageEdge()};

    order: -1;
    grid-column: full;
    min-inline-size: 0;
  }

  &[data-header='stage'] > .opening > header {
    grid-column: wide;
  }

  /* The title comes before the chapters, which follow their film. */
  &[data-header='stage'] > .opening[data-parts] {
    padding-block-start: var(--rt-space-8);
  }

  &[data-header='stage'] > .opening[data-parts] > .lead {
    order: 0;
  }

  &[data-header='stage'] > .column {
    padding-block-start: var(--rt-space-8);
  }

  @media (width >= 960px) {
    &[data-header='stage'] > .opening > .lead {
      --rt-image-max-block-size: 74vb;
    }

    /* A screen with the room around it, as high as leaves its title in the window. */
    &[data-header='stage']:not([data-special='grid']) > .opening > .lead {
      --rt-caption-padding: 0;

      grid-column: wide;
      justify-self: center;
      inline-size: min(100%, 50vb * 16 / 9);
      padding-block-start: var(--rt-space-8);
    }

    &[data-header='stage'][data-special='card'] > .opening > .lead {
      --rt-image-radius: calc(2 * var(--rt-radius-card));
    }

    /* The still beside the words. */
    &[data-header='stage'][data-special='grid'] > .opening {
      grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
      padding-block: 0;
    }

    &[data-header='stage'][data-special='grid'] > .opening > .lead {
      grid-column: 1;
    }

    &[data-header='stage'][data-special='grid'] > .opening > header {
      grid-row: 1;
      grid-column: 2;
    }
  }
`;
