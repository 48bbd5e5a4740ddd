import { css } from 'styled-components';

/** A low slot in the page's column, above an article. Its house ad is one line. */
export const bannerAd = css`
  &[data-size='banner'] {
    box-sizing: border-box;
    inline-size: 100%;
    max-inline-size: calc(var(--rt-grid-max) + 2 * var(--rt-grid-margin));
    margin-inline: auto;
    padding: var(--rt-space-3) var(--rt-grid-margin) 0;
  }

  &[data-size='banner'] > .space {
    min-block-size: 100px;
  }

  &[data-size='banner'] .creative {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 0 var(--rt-space-4);
    padding: 0 var(--rt-space-4);
  }

  &[data-size='banner'] .creative > :is(.title, .name) {
    grid-column: 1;
  }

  &[data-size='banner'] .creative > .title {
    font: var(--rt-type-headline-xs);
    letter-spacing: var(--rt-type-headline-xs-letter-spacing);
  }

  &[data-size='banner'] .creative > a {
    grid-area: 1 / 2 / span 2;
    align-self: center;
  }

  &[data-size='banner'] .creative > .text {
    display: none;
  }

  @media (width < 640px) {
    &[data-size='banner'] .creative > .name {
      display: none;
    }

    &[data-size='banner'] .creative > a {
      grid-row: 1;
    }
  }
`;
