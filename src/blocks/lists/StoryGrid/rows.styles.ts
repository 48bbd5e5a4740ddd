import { css } from 'styled-components';
import { linkText } from '../../../components/Link/Link.styles.ts';

/** Several stories per row: in a section (`quarters`, `thirds`), or below a gallery (`galleries`). */
export const rows = css`
  &:is([data-preset='quarters'], [data-preset='thirds']) > .stories {
    --_rt-story-grid-gap: var(--rt-space-6) var(--rt-grid-gutter);
  }

  &[data-preset='galleries'] > .stories {
    --_rt-story-grid-gap: var(--rt-space-6) var(--rt-space-4);

    grid-template-columns: repeat(2, minmax(0, 1fr));
    padding-block-start: var(--rt-space-5);
  }

  &[data-preset='galleries'] > .stories > li {
    display: grid;
    grid-template-rows: auto 1fr;
    gap: var(--rt-space-2);
  }

  &[data-preset='galleries'] > .stories > li > a {
    place-self: end start;
    padding-block: var(--rt-space-2);
    font: var(--rt-type-label-m);
    ${linkText}
  }

  @container (width >= 480px) {
    &[data-preset='galleries'] > .stories {
      --_rt-story-grid-gap: var(--rt-space-6) var(--rt-grid-gutter);
    }
  }

  @container (width < 560px) {
    &:is([data-preset='quarters'], [data-preset='thirds']):not([data-phone]) > .stories > li + li,
    &:is([data-preset='quarters'], [data-preset='thirds'])[data-phone='rows'] > .stories > li {
      --rt-card-columns: minmax(0, 1fr) 112px;
      --rt-card-gap: var(--rt-space-4);
      --rt-card-picture-order: 1;
    }
  }

  @container (width >= 560px) {
    &:is([data-preset='quarters'], [data-preset='thirds']) > .stories {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }

  @container (width < 640px) {
    &[data-preset='galleries'] > .stories > li:last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }

  @container (width >= 640px) {
    &[data-preset='galleries'][data-count='3'] > .stories {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }

    &[data-preset='galleries'] > .stories > li:only-child {
      --rt-card-columns: minmax(0, 2fr) minmax(0, 3fr);
      --rt-card-gap: var(--rt-grid-gutter);
      --rt-card-align-items: center;

      grid-column: 1 / -1;
    }
  }

  @container (560px <= width < 680px) {
    &:is([data-preset='quarters'], [data-preset='thirds'])[data-count='3'] > .stories > li:last-child {
      grid-column: 1 / -1;
    }
  }

  @container (680px <= width < 900px) {
    &:is([data-preset='quarters'], [data-preset='thirds'])[data-count='3'] > .stories {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }

  @container (width >= 900px) {
    &:is([data-preset='quarters'], [data-preset='thirds']) > .stories {
      --_rt-story-grid-gap: var(--rt-space-6) calc(1.5 * var(--rt-grid-gutter));
    }

    &[data-preset='thirds']:not([data-count='2']) > .stories {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }

    &[data-preset='quarters']:not([data-count='2']) > .stories,
    &[data-preset='galleries']:not([data-count='2'], [data-count='3']) > .stories {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }

    &:is([data-preset='quarters'], [data-preset='thirds'])[data-count='2'] > .stories > li {
      --rt-card-columns: repeat(2, minmax(0, 1fr));
      --rt-card-gap: var(--rt-grid-gutter);
    }

    &:is([data-preset='quarters'], [data-preset='thirds']) > .stories > li + li {
      position: relative;
    }

    &:is([data-preset='quarters'], [data-preset='thirds']) > .stories > li + li::before {
      content: '';
      position: absolute;
      inset-block: 0;
      inset-inline-start: calc(-0.75 * var(--rt-grid-gutter));
      border-inline-start: var(--rt-story-grid-divider, 0);
    }
  }
`;
