import { css } from 'styled-components';

/** A centred header above the text. */
export const centeredHeader = css`
  &[data-header='centered'] {
    --rt-article-header-align: center;
    --rt-article-header-justify: center;
  }

  &[data-header='centered'] .opening {
    grid-column: wide;
    justify-items: center;
  }

  &[data-header='centered'] .opening > header {
    max-inline-size: 940px;
    padding-block: var(--rt-space-4) var(--rt-space-2);
  }

  &[data-header='centered'] .opening > .lead {
    inline-size: 100%;
  }
`;

/** A header below a picture in window width. */
export const bleedHeader = css`
  &[data-header='bleed'] {
    --rt-article-header-align: center;
    --rt-article-header-justify: center;
  }

  &[data-header='bleed'] .opening {
    grid-column: full;
    grid-template-columns: subgrid;
    gap: var(--rt-space-8) 0;
  }

  &[data-header='bleed'] .opening > header {
    grid-column: wide;
    order: 1;
    max-inline-size: 1040px;
    margin-inline: auto;
  }

  &[data-header='bleed'] .opening > .lead {
    grid-column: full;
  }

  &[data-header='bleed'] .lead-picture {
    --rt-image-ratio: 4 / 5;
    --rt-image-max-block-size: 88vb;
  }

  &:is([data-header='bleed'], [data-header='overlay']) .lead {
    --rt-caption-padding: var(--rt-grid-margin);
  }

  @media (width >= 640px) {
    &[data-header='bleed'] .lead-picture {
      --rt-image-ratio: var(--rt-ratio-opening);
    }
  }
`;
