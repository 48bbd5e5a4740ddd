import { css } from 'styled-components';

/** Cards with borders (`soft`), or cells of one grid (`ruled`). */
export const cards = css`
  &:is([data-preset='soft'], [data-preset='ruled']) > .stories > li {
    display: grid;
  }

  &[data-preset='ruled'] > .stories {
    --_rt-story-grid-gap: 0;

    border-block-start: var(--rt-rule-hairline) solid var(--rt-color-border-default);
    border-inline-start: var(--rt-rule-hairline) solid var(--rt-color-border-default);
  }

  &:is([data-preset='soft'], [data-preset='ruled']) > .stories > [data-plain] {
    --rt-card-background: var(--rt-color-surface-tint);
    --rt-card-align-content: end;
  }

  @container (width < 560px) {
    &[data-preset='soft'] > .stories {
      --_rt-story-grid-gap: var(--rt-space-3);
    }

    &:is([data-preset='soft'], [data-preset='ruled']):not([data-phone]) > .stories > li:not(:first-child),
    &:is([data-preset='soft'], [data-preset='ruled'])[data-phone='rows'] > .stories > li {
      --rt-card-columns: minmax(0, 2fr) minmax(0, 3fr);
      --rt-card-text-align: center;
      --rt-card-text-padding: var(--rt-space-3) var(--rt-space-4);
      --rt-card-headline: var(--rt-type-headline-xs);
      --rt-card-headline-letter-spacing: var(--rt-type-headline-xs-letter-spacing);
      --rt-card-picture-align: stretch;
      --rt-image-block-size: 100%;
    }
  }

  @container (560px <= width < 900px) {
    &:is([data-preset='soft'], [data-preset='ruled']) > .stories {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    &:is([data-preset='soft'], [data-preset='ruled']) > .stories > li:first-child:nth-last-child(odd) {
      grid-column: 1 / -1;
    }
  }

  @container (width >= 900px) {
    &:is([data-preset='soft'], [data-preset='ruled']) > .stories {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }

    &:is([data-preset='soft'], [data-preset='ruled'])[data-count='3'] > .stories {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }

    &[data-first]:not([data-count='3']) > .stories > li:first-child {
      grid-area: 1 / 1 / span 2 / span 2;
    }

    &[data-first='end']:not([data-count='3']) > .stories > li:first-child {
      grid-column-start: 3;
    }

    &[data-first]:not([data-count='1'], [data-count='2'], [data-count='3']) > .stories > li:first-child {
      --rt-card-rows: minmax(320px, 1fr) auto;
      --rt-card-picture-align: stretch;
      --rt-image-block-size: 100%;
      --rt-image-position: absolute;
    }
  }
`;
