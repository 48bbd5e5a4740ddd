import { css } from 'styled-components';

/** In the middle of the page. */
const MIDDLE = `:is([data-header='centered'], [data-header='titled']:is([data-special='foot'], [data-special='frame']))`;

/** A header above the text or the pictures: centred, or in one of the six forms of `BrandArticle.special`. */
export const plainHeader = css`
  /* A form is set only where a title has one. */
  &:is([data-header='centered'], [data-header='bleed'], [data-special='foot'], [data-special='frame']) {
    --rt-article-header-align: center;
    --rt-article-header-justify: center;
  }

  &:is([data-header='centered'], [data-header='titled']) .opening {
    grid-column: wide;
  }

  &${MIDDLE} .opening {
    justify-items: center;
  }

  &${MIDDLE} .opening > header {
    max-inline-size: 940px;
    padding-block: var(--rt-space-4) var(--rt-space-2);
  }

  &${MIDDLE} .opening > .lead {
    inline-size: 100%;
  }
`;

/** A header below a picture in window width. */
export const bleedHeader = css`
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
