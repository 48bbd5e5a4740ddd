import { css } from 'styled-components';

/** Looks with several stories per row: portraits with centred text below, text on the picture, boxed cards. */
export const grids = css`
  &[data-look='portraits'] {
    --rt-card-align: center;
    --rt-card-gap: var(--rt-space-4);
  }

  &[data-look='portraits'] > .empty {
    justify-self: center;
    text-align: center;
  }

  &[data-look='portraits'] > .stories {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--rt-space-8) var(--rt-space-4);
  }

  /* Tiles are wide with the text at the bottom. Without a focal point the upper part must stay visible. */
  &[data-look='tiles'] {
    --rt-image-focal-y: 25%;
  }

  &[data-look='tiles'] > .stories {
    gap: var(--rt-space-2);
  }

  &[data-look='tiles'] > .stories > li:where([data-item]) {
    display: grid;
    min-block-size: 260px;
  }

  &[data-look='tiles'] > .stories > [data-lead] {
    min-block-size: 420px;
  }

  &[data-look='tiles'] > .stories > li:where([data-item]):not([data-plain]) > article {
    grid-template-rows: minmax(0, 1fr);
    align-content: stretch;
  }

  &[data-look='tiles'] > .stories > [data-plain] {
    --rt-card-border: 0;
    --rt-card-background: var(--rt-color-surface-accent);
    --rt-card-text: var(--rt-color-text-on-accent);
    --rt-card-meta: currentColor;
    --rt-kicker-text: currentColor;
  }

  &[data-look='cards'] > .stories {
    gap: var(--rt-space-3);
  }

  &[data-look='cards'] > .stories > li:where([data-item]) > article {
    block-size: 100%;
  }

  @container (width < 560px) {
    &[data-look='portraits'] > .stories > li:where([data-item]):not([data-lead]) {
      --rt-card-standfirst-display: none;
      --rt-card-meta-display: none;
      --rt-card-headline: var(--rt-type-headline-xs);
      --rt-card-headline-letter-spacing: var(--rt-type-headline-xs-letter-spacing);
    }

    &[data-look='portraits'] > .stories > [data-lead] {
      --rt-card-columns: minmax(0, 1fr);
    }

    &[data-look='portraits'] > .stories > [data-lead],
    &[data-look='portraits'] > .stories:not(:has(> [data-lead])) > li:first-child:nth-last-child(odd) {
      grid-column: 1 / -1;
    }

    &[data-look='cards'] > .stories > li:where([data-item]):not([data-lead]) {
      --rt-card-columns: minmax(0, 2fr) minmax(0, 3fr);
      --rt-card-standfirst-display: none;
      --rt-card-text-padding: var(--rt-space-3) var(--rt-space-4);
      --rt-image-block-size: 100%;
    }
  }

  @container (width < 840px) {
    &[data-look='portraits'] > .stories > [data-lead] ~ li:last-child:nth-child(even) {
      grid-column: 1 / -1;
      inline-size: 50%;
      margin-inline: auto;
    }
  }

  @container (width >= 560px) {
    &:is([data-look='tiles'], [data-look='cards']) > .stories {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    &[data-look='cards'] > .stories {
      gap: var(--rt-grid-gutter);
    }

    &[data-look='tiles'] > .stories > li:where([data-item]) {
      min-block-size: 340px;
    }

    &[data-look='tiles'] > .stories > [data-lead] {
      min-block-size: 560px;
    }

    &:is([data-look='tiles'], [data-look='cards'], [data-look='portraits']) > .stories > [data-lead] {
      grid-column: 1 / -1;
    }

    &[data-look='portraits'] > .stories > [data-lead] {
      --rt-card-columns: minmax(0, 5fr) minmax(0, 6fr);
      --rt-card-side-gap: calc(2 * var(--rt-grid-gutter));
      --rt-card-align-items: center;
      --rt-card-text-gap: var(--rt-space-5);
    }

    &[data-look='cards'] > .stories > [data-lead]:not([data-plain]) {
      --rt-card-columns: minmax(0, 7fr) minmax(0, 5fr);
      --rt-card-text-padding: var(--rt-space-6) var(--rt-space-8);
      --rt-card-align-content: stretch;
      --rt-card-align-items: center;
      --rt-card-picture-align: stretch;
      --rt-image-block-size: 100%;
    }
  }

  @container (560px <= width < 840px) {
    &:is([data-look='tiles'], [data-look='cards'])
      > .stories:not(:has(> [data-lead]))
      > li:where([data-item]):last-child:nth-child(odd),
    &:is([data-look='tiles'], [data-look='cards']) > .stories > [data-lead] ~ li:last-child:nth-child(even) {
      grid-column: 1 / -1;
    }

    &[data-look='portraits'] > .stories > [data-lead] {
      --rt-card-headline: var(--rt-type-headline-l);
      --rt-card-headline-letter-spacing: var(--rt-type-headline-l-letter-spacing);
    }
  }

  @container (width >= 840px) {
    &:is([data-look='tiles'], [data-look='cards'], [data-look='portraits']) > .stories {
      grid-template-columns: repeat(6, minmax(0, 1fr));
    }

    &:is([data-look='tiles'], [data-look='cards'], [data-look='portraits'])
      > .stories
      > li:where([data-item]) {
      grid-column: span 2;
    }

    &:is([data-look='tiles'], [data-look='cards']) > .stories > [data-columns='2'] {
      grid-column: span 3;
    }

    &:is([data-look='tiles'], [data-look='cards'], [data-look='portraits'])
      > .stories
      > li:where([data-item])[data-lead],
    &:is([data-look='tiles'], [data-look='cards']) > .stories > [data-columns='1'] {
      grid-column: 1 / -1;
    }

    &[data-look='portraits'] > .stories {
      gap: var(--rt-space-16) calc(2 * var(--rt-grid-gutter));
    }

    &[data-look='portraits'] > .stories > [data-columns='1']:not([data-lead]) {
      grid-column: 3 / span 2;
    }

    &[data-look='portraits'] > .stories > [data-columns='2']:nth-last-child(2) {
      grid-column: 2 / span 2;
    }

    &[data-look='portraits']
      > .stories:not(:has(> [data-lead]))
      > [data-columns='3']:nth-child(3n + 2 of [data-item]),
    &[data-look='portraits'] > .stories > [data-lead] ~ [data-columns='3']:nth-child(3n of [data-item]) {
      margin-block-start: var(--rt-space-12);
    }

    &[data-look='tiles'] > .stories > li:where([data-item]) {
      min-block-size: 400px;
    }

    &[data-look='tiles'] > .stories > [data-columns='1'] {
      min-block-size: 620px;
    }

    &[data-look='tiles'] > .stories > [data-columns='2'] {
      --rt-card-headline: var(--rt-type-headline-m);
      --rt-card-headline-letter-spacing: var(--rt-type-headline-m-letter-spacing);
    }

    &[data-look='tiles'] > .stories > [data-columns='1']:not([data-lead]) {
      --rt-card-headline: var(--rt-type-headline-l);
      --rt-card-headline-letter-spacing: var(--rt-type-headline-l-letter-spacing);
    }

    &[data-look='tiles'] > .stories > li:where([data-item]):is([data-lead], [data-columns='1']) {
      --rt-card-headline-width: 18em;
    }

    &[data-look='cards'] > .stories > [data-columns='2'] {
      --rt-card-columns: minmax(0, 1fr) minmax(0, 1fr);
    }

    &[data-look='cards'] > .stories > [data-columns='1']:not([data-lead], [data-plain]) {
      --rt-card-columns: minmax(0, 1fr) minmax(0, 2fr);
      --rt-card-text-padding: var(--rt-space-6) var(--rt-space-8);
      --rt-card-align-items: center;
    }

    &[data-look='cards'] > .stories > [data-columns='1']:not([data-lead]) {
      --rt-card-headline: var(--rt-type-headline-m);
      --rt-card-headline-letter-spacing: var(--rt-type-headline-m-letter-spacing);
    }

    &[data-look='cards'] > .stories > li:where([data-item]):is([data-columns='1'], [data-columns='2']) {
      --rt-card-picture-align: stretch;
      --rt-image-block-size: 100%;
    }
  }
`;
