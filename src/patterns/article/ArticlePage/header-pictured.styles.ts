import { css } from 'styled-components';

/** An opening whose picture is higher than wide. */
const UPRIGHT = `&[data-header='panel'] > .opening[data-upright]`;

/** The header on the picture, which is as high as the headline needs. */
export const overlayHeader = css`
  &[data-header='overlay'] .opening {
    grid-column: full;
    grid-template-columns: subgrid;
    grid-template-rows: minmax(clamp(640px, 100vi, 800px), auto) auto auto;
    gap: var(--rt-space-3) 0;
  }

  &[data-header='overlay'] .lead,
  &[data-header='overlay'] .lead > figure {
    grid-column: full;
    grid-row: 1 / span 2;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: subgrid;
  }

  &[data-header='overlay'] .lead > figure {
    grid-column: 1;
  }

  /* The picture is above the text, so that a headline never covers a face. */
  &[data-header='overlay'] .lead-picture {
    --rt-image-position: absolute;
    --rt-image-block-size: 100%;
    --rt-image-ratio: auto;

    align-self: start;
    block-size: 58%;
  }

  @media (width >= 960px) {
    &[data-header='overlay'] .opening {
      grid-template-rows: minmax(clamp(440px, 43vi, 760px), auto) auto auto;
    }

    &[data-header='overlay'] .lead-picture {
      justify-self: end;
      inline-size: 68%;
      block-size: 100%;
    }
  }
`;

/** The header in a coloured panel over the picture’s lower corner. */
export const panelHeader = css`
  &[data-header='panel'] .opening {
    grid-column: wide;
    grid-template-columns: subgrid;
    grid-template-rows: auto auto auto;
    gap: 0;
  }

  &[data-header='panel'] .opening :is(.lead, .lead > figure) {
    display: contents;
  }

  &[data-header='panel'] .lead-picture {
    grid-row: 1;
    grid-column: wide;
  }

  /* High enough for a face above the panel. */
  @media (width < 640px) {
    &[data-header='panel'] .lead-picture {
      --rt-image-ratio: 4 / 3;
    }
  }

  &[data-header='panel'] .lead-caption {
    grid-row: 3;
    grid-column: wide;
    padding-block-start: var(--rt-space-3);
  }

  @media (width < 960px) {
    ${UPRIGHT} .lead-picture {
      --rt-image-ratio: 4 / 3;
    }
  }

  /* Beside the panel. */
  @media (width >= 960px) {
    ${UPRIGHT} .lead-picture {
      justify-self: end;
      inline-size: 50%;
    }
  }

  /* Beside the panel, where its maximum width leaves room. */
  @media (width >= 1200px) {
    &[data-header='panel'] .lead-caption {
      grid-row: 2;
      justify-self: end;
      max-inline-size: 24%;
      text-align: end;
    }
  }
`;
