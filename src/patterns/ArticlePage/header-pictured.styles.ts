import { css } from 'styled-components';

/** On the picture, which is as high as the headline needs. */
export const overlayHeader = css`
  &:has(> article[data-header='overlay']) {
    padding-block-start: 0;
  }

  &:has(> article[data-header='overlay']) .opening {
    grid-column: full;
    grid-template-columns: subgrid;
    grid-template-rows: minmax(clamp(440px, 43vi, 760px), auto) auto auto;
    gap: var(--rt-space-3) 0;
  }

  &:has(> article[data-header='overlay']) .opening > header {
    display: contents;
  }

  &:has(> article[data-header='overlay']) .lead,
  &:has(> article[data-header='overlay']) .lead > figure {
    grid-column: full;
    grid-row: 1 / span 2;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: subgrid;
  }

  &:has(> article[data-header='overlay']) .lead > figure {
    grid-column: 1;
  }

  &:has(> article[data-header='overlay']) .lead picture {
    position: relative;
  }

  &:has(> article[data-header='overlay']) .lead img {
    position: absolute;
    inset: 0;
    block-size: 100%;
    aspect-ratio: auto;
  }

  &:has(> article[data-header='overlay']) .opening .title {
    z-index: 1;
    grid-column: full;
    grid-row: 1;
    align-self: end;
    justify-items: start;
    padding: var(--rt-space-32) max(var(--rt-grid-margin), (100% - var(--rt-grid-max)) / 2) var(--rt-space-8);
    background: linear-gradient(to top, rgb(0 0 0 / 90%), rgb(0 0 0 / 68%) 50%, transparent);
    color: rgb(255 255 255);
  }

  &:has(> article[data-header='overlay']) .opening h1 {
    max-inline-size: 16em;
  }

  &:has(> article[data-header='overlay']) .title .marks > * {
    color: rgb(255 255 255);
  }

  &:has(> article[data-header='overlay']) .opening .intro {
    grid-column: main;
    grid-row: 3;
    max-inline-size: var(--rt-measure);
    inline-size: 100%;
    margin-inline: auto;
    padding-block: var(--rt-space-6) var(--rt-space-5);
    border-block-end: 1px solid var(--rt-color-border-accent);
  }
`;

/** In a coloured panel over the picture’s lower corner. */
export const panelHeader = css`
  &:has(> article[data-header='panel']) .opening {
    grid-column: wide;
    grid-template-columns: subgrid;
    grid-template-rows: auto auto auto;
    gap: 0;
  }

  &:has(> article[data-header='panel']) .opening > header {
    display: contents;
  }

  &:has(> article[data-header='panel']) .opening .title {
    grid-row: 2;
    grid-column: wide;
    z-index: 1;
    max-inline-size: 820px;
    margin-block-start: calc(-1 * var(--rt-space-12));
    margin-inline: var(--rt-space-3);
    padding: var(--rt-space-6);
    border-radius: var(--rt-radius-card);
    background: var(--rt-color-surface-accent);
    color: var(--rt-color-text-on-accent);
  }

  &:has(> article[data-header='panel']) .title .marks > p {
    color: inherit;
  }

  &:has(> article[data-header='panel']) .opening :is(.lead, .lead > figure) {
    display: contents;
  }

  &:has(> article[data-header='panel']) .opening picture {
    grid-row: 1;
    grid-column: wide;
  }

  &:has(> article[data-header='panel']) .opening figcaption {
    grid-row: 3;
    grid-column: wide;
    padding-block-start: var(--rt-space-3);
  }

  &:has(> article[data-header='panel']) .opening .intro {
    grid-row: 4;
    grid-column: main;
    inline-size: 100%;
    max-inline-size: var(--rt-measure);
    margin-inline: auto;
    padding-block-start: var(--rt-space-6);
  }

  @media (width >= 640px) {
    &:has(> article[data-header='panel']) .opening figcaption {
      grid-row: 2;
      justify-self: end;
      max-inline-size: 24%;
      text-align: end;
    }

    &:has(> article[data-header='panel']) .opening .title {
      margin-block-start: calc(-1 * var(--rt-space-20));
      margin-inline: var(--rt-space-8);
      padding: var(--rt-space-8);
    }
  }
`;
