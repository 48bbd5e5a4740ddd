import { css } from 'styled-components';

/** Changes of the presets in a narrow and in a wide window. */
export const widths = css`
  @media (width < 640px) {
    &[data-portrait]:not([data-preset='centered']) {
      gap: var(--rt-space-2) var(--rt-space-4);
    }

    &[data-portrait]:not([data-preset='centered']) > .words {
      display: contents;
    }

    &[data-portrait]:not([data-preset='centered']) > .portrait {
      grid-row: 1 / span 2;
      inline-size: 96px;
    }

    &[data-portrait]:not([data-preset='centered']) > .words > :is(.kicker, h1) {
      grid-column: 2;
    }

    &[data-portrait]:not([data-preset='centered']) > .words > .kicker {
      align-self: end;
    }

    &[data-portrait]:not([data-preset='centered']) > .words > h1 {
      align-self: start;
    }

    &[data-portrait]:not([data-preset='centered']) > .words > :is(.description, .note) {
      grid-column: 1 / -1;
    }

    &[data-preset='grid'][data-portrait] {
      padding-block: var(--rt-space-6);
    }
  }

  @media (width >= 960px) {
    &[data-preset='rule']:has(.description):not([data-portrait]) > .words {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
      column-gap: var(--rt-grid-gutter);
      align-items: end;
    }

    &[data-preset='rule']:has(.description):not([data-portrait]) .kicker {
      grid-column: 1 / -1;
    }

    &[data-preset='grid'] {
      grid-template-columns: repeat(12, minmax(0, 1fr));
      column-gap: var(--rt-grid-gutter);
      align-items: stretch;
      position: relative;
    }

    &[data-preset='grid']::before {
      content: '';
      position: absolute;
      inset-block: 0;
      inset-inline-start: calc((100% - 11 * var(--rt-grid-gutter)) / 6 + 1.5 * var(--rt-grid-gutter));
      border-inline-start: 1px solid var(--rt-color-border-default);
    }

    &[data-preset='grid'] > .portrait {
      grid-column: 1 / span 2;
      align-self: end;
      inline-size: 100%;
    }

    &[data-preset='grid'] > .words {
      grid-column: 1 / -1;
      grid-template-columns: subgrid;
      column-gap: normal;
      padding-block: var(--rt-space-12) var(--rt-space-8);
    }

    &[data-preset='grid'] > .words > :not(.kicker),
    &[data-preset='grid'] > .more {
      grid-column: 3 / -1;
    }

    &[data-preset='grid'] > .words > .kicker {
      grid-column: 1 / span 2;
      grid-row: 1;
      align-self: center;
    }

    &[data-preset='grid'][data-portrait] > .words {
      grid-column: 3 / -1;
      grid-template-columns: minmax(0, 1fr);
    }

    &[data-preset='grid'][data-portrait] > .words > * {
      grid-column: 1;
      grid-row: auto;
    }
  }
`;
