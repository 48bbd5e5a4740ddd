import { css } from 'styled-components';
import { pageEdge } from '../../../components/page-width.styles.ts';
import { scrimBefore, scrimBelow } from '../../../components/scrim.styles.ts';

/** Its parts are in the grid of the article: the title on the opening picture, the rest below it. */
export const overPicture = css`
  &:is([data-place='overlay'], [data-place='immersive']) {
    display: contents;
  }

  &[data-place='overlay'] > .title {
    --rt-kicker-text: currentColor;

    z-index: 1;
    grid-column: full;
    grid-row: 1;
    align-content: end;
    justify-items: start;
    padding: var(--rt-space-32) ${pageEdge()} var(--rt-space-8);
    background: ${scrimBelow('20%', '40%', '58%')};
    color: var(--rt-color-picture-text);
  }

  &[data-place='overlay'] h1 {
    max-inline-size: 16em;
  }

  &[data-place='overlay'] > .intro {
    grid-column: main;
    grid-row: 3;
    max-inline-size: var(--rt-measure);
    inline-size: 100%;
    margin-inline: auto;
    padding-block: var(--rt-space-6) var(--rt-space-5);
    border-block-end: 1px solid var(--rt-color-border-accent);
  }

  @media (width >= 960px) {
    &[data-place='overlay'] > .title {
      background: ${scrimBefore};
    }

    &[data-place='overlay'] h1 {
      max-inline-size: 9em;
    }
  }
`;

/** The same with the title in a coloured panel over the picture's lower corner. */
export const inPanel = css`
  &[data-place='panel'] {
    display: contents;
  }

  &[data-place='panel'] > .title {
    --rt-kicker-text: currentColor;

    grid-row: 2;
    grid-column: wide;
    z-index: 1;
    max-inline-size: 820px;
    margin-block-start: calc(-1 * var(--rt-space-10));
    margin-inline: var(--rt-space-3);
    padding: var(--rt-space-6);
    border-radius: var(--rt-radius-card);
    background: var(--rt-color-surface-accent);
    color: var(--rt-color-text-on-accent);
  }

  &[data-place='panel'] > .intro {
    grid-row: 4;
    grid-column: main;
    inline-size: 100%;
    max-inline-size: var(--rt-measure);
    margin-inline: auto;
    padding-block-start: var(--rt-space-6);
  }

  @media (width >= 640px) {
    &[data-place='panel'] > .title {
      margin-inline: var(--rt-space-8);
      padding: var(--rt-space-8);
    }
  }

  /* Over the edge of an upright picture. */
  @media (width >= 960px) {
    &[data-place='panel'][data-upright] > .title {
      grid-row: 1;
      align-self: center;
      inline-size: calc(50% + var(--rt-space-10));
      margin: 0;
    }
  }
`;
