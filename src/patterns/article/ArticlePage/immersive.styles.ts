import { css } from 'styled-components';

/** Opening of a special: a picture from edge to edge of the window, and the headline on it in the form of the brand. */
export const immersiveHeader = css`
  &[data-header='immersive'] > .opening {
    --rt-article-headline: var(--rt-type-headline-xl);
    --rt-article-headline-letter-spacing: var(--rt-type-headline-xl-letter-spacing);

    grid-column: full;
    grid-template-columns: subgrid;
    grid-template-rows: minmax(84svb, auto) auto auto;
    gap: 0;
  }

  &[data-header='immersive'] :is(.lead, .lead > figure) {
    display: contents;
  }

  &[data-header='immersive'] .lead-picture {
    --rt-image-position: absolute;
    --rt-image-block-size: 100%;
    --rt-image-ratio: auto;

    grid-row: 1;
    grid-column: full;
    align-self: start;
    block-size: 100%;
    border-radius: 0;
  }

  &[data-header='immersive'] .lead-caption {
    grid-row: 2;
    grid-column: wide;
    justify-self: end;
    padding-block-start: var(--rt-space-2);
    text-align: end;
  }

  @media (width >= 960px) {
    &[data-header='immersive'] > .opening {
      grid-template-rows: minmax(min(66vi, 100svb), auto) auto auto;
    }
  }
`;
