import { css } from 'styled-components';

/** Sticky share links at the edge of the text. */
export const edgeShare = css`
  &[data-share='edge'] .column .share {
    margin-block-end: var(--rt-space-5);
  }

  @media screen and (width >= 1024px) {
    &[data-header='start'][data-share='edge'] .column {
      position: relative;
    }

    &[data-header='start'][data-share='edge'] .column > .text {
      padding-inline-start: var(--rt-space-16);
      max-inline-size: calc(var(--rt-measure) + var(--rt-space-16));
      margin-inline: 0 auto;
    }

    &[data-share='edge'] .column .edge {
      position: absolute;
      inset-block: 0;
      inset-inline-start: 0;
    }

    &[data-share='edge'] .column .share {
      position: sticky;
      inset-block-start: var(--rt-space-24);
      --rt-share-bar-direction: column;
      --rt-share-bar-min-inline-size: 0;
    }
  }
`;
