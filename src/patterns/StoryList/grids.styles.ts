import { css } from 'styled-components';

/** Stories abreast: portraits with their words centred under them, words on the picture, cards in boxes. */
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

  /* Tiles are wide and their words stand low: without a focal point the upper part must stay in sight. */
  &[data-look='tiles'] {
    --rt-image-focal-y: 25%;
  }

  &[data-look='tiles'] > .stories {
    gap: var(--rt-space-2);
  }

  &[data-look='tiles'] > .stories > li {
    display: grid;
    min-block-size: 260px;
  }

  &[data-look='tiles'] > .stories > [data-lead] {
    min-block-size: 420px;
  }

  &[data-look='tiles'] > .stories > li > article {
    grid-template-rows: minmax(0, 1fr);
    align-content: stretch;
  }

  &[data-look='tiles'] article > .picture,
  &[data-look='tiles'] article > .picture > picture {
    block-size: 100%;
  }

  &[data-look='tiles'] article > .picture > picture > img {
    position: absolute;
    block-size: 100%;
  }

  &[data-look='tiles'] > .stories > li > article:not(:has(> .picture)) {
    border-block-start: 0;
    background: var(--rt-color-surface-accent);
    color: var(--rt-color-text-on-accent);
  }

  &[data-look='tiles'] > .stories > li > article:not(:has(> .picture)) :is(.kicker, .meta) {
    color: inherit;
  }

  &[data-look='cards'] > .stories {
    gap: var(--rt-space-3);
  }

  &[data-look='cards'] > .stories > li > article {
    --rt-card-gap: 0;
    --rt-card-text-padding: var(--rt-space-4) var(--rt-space-5) var(--rt-space-5);
    --rt-image-radius: 0;

    block-size: 100%;
    overflow: hidden;
    border: 1px solid var(--rt-color-border-default);
    background: var(--rt-color-surface-raised);
  }

  @container (width < 560px) {
    &[data-look='cards'] > .stories > li:not([data-lead]) .standfirst,
    &[data-look='portraits'] > .stories > li:not([data-lead]) :is(.standfirst, .meta) {
      display: none;
    }

    &[data-look='portraits'] > .stories > li:not([data-lead]) .headline {
      font: var(--rt-type-headline-xs);
      letter-spacing: var(--rt-type-headline-xs-letter-spacing);
    }

    &[data-look='portraits'] > .stories > [data-lead] > article:has(> .picture) {
      grid-template-columns: minmax(0, 1fr);
    }

    &[data-look='portraits'] > .stories > [data-lead],
    &[data-look='portraits'] > .stories:not(:has(> [data-lead])) > li:first-child:nth-last-child(odd) {
      grid-column: 1 / -1;
    }

    &[data-look='cards'] > .stories > li:not([data-lead]) > article:has(> .picture) {
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    }

    &[data-look='cards'] > .stories > li:not([data-lead]) > article > .picture > picture,
    &[data-look='cards'] > .stories > li:not([data-lead]) > article > .picture > picture > img {
      block-size: 100%;
    }

    &[data-look='cards'] > .stories > li:not([data-lead]) > article > .text {
      padding: var(--rt-space-3) var(--rt-space-4);
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

    &[data-look='tiles'] > .stories > li {
      min-block-size: 340px;
    }

    &[data-look='tiles'] > .stories > [data-lead] {
      min-block-size: 560px;
    }

    &:is([data-look='tiles'], [data-look='cards'], [data-look='portraits']) > .stories > [data-lead] {
      grid-column: 1 / -1;
    }

    &[data-look='portraits'] > .stories > [data-lead] > article:has(> .picture) {
      grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
      gap: calc(2 * var(--rt-grid-gutter));
      align-items: center;
    }

    &[data-look='portraits'] > .stories > [data-lead] > article {
      --rt-card-text-gap: var(--rt-space-5);
    }

    &[data-look='cards'] > .stories > [data-lead] > article:has(> .picture) {
      --rt-card-text-padding: var(--rt-space-6) var(--rt-space-8);

      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
      align-items: center;
      align-content: stretch;
    }

    &[data-look='cards'] > .stories > [data-lead] > article > .picture {
      align-self: stretch;
    }

    &[data-look='cards'] > .stories > [data-lead] > article > .picture > picture,
    &[data-look='cards'] > .stories > [data-lead] > article > .picture > picture > img {
      block-size: 100%;
    }
  }

  @container (560px <= width < 840px) {
    &:is([data-look='tiles'], [data-look='cards'])
      > .stories:not(:has(> [data-lead]))
      > li:last-child:nth-child(odd),
    &:is([data-look='tiles'], [data-look='cards']) > .stories > [data-lead] ~ li:last-child:nth-child(even) {
      grid-column: 1 / -1;
    }

    &[data-look='portraits'] > .stories > [data-lead] .headline {
      font: var(--rt-type-headline-l);
      letter-spacing: var(--rt-type-headline-l-letter-spacing);
    }
  }

  @container (width >= 840px) {
    &:is([data-look='tiles'], [data-look='cards'], [data-look='portraits']) > .stories {
      grid-template-columns: repeat(6, minmax(0, 1fr));
    }

    &:is([data-look='tiles'], [data-look='cards'], [data-look='portraits']) > .stories > li {
      grid-column: span 2;
    }

    &:is([data-look='tiles'], [data-look='cards']) > .stories > [data-abreast='2'] {
      grid-column: span 3;
    }

    &:is([data-look='tiles'], [data-look='cards'], [data-look='portraits']) > .stories > li[data-lead],
    &:is([data-look='tiles'], [data-look='cards']) > .stories > [data-abreast='1'] {
      grid-column: 1 / -1;
    }

    &[data-look='portraits'] > .stories {
      gap: var(--rt-space-16) calc(2 * var(--rt-grid-gutter));
    }

    &[data-look='portraits'] > .stories > [data-abreast='1']:not([data-lead]) {
      grid-column: 3 / span 2;
    }

    &[data-look='portraits'] > .stories > [data-abreast='2']:nth-last-child(2) {
      grid-column: 2 / span 2;
    }

    &[data-look='portraits'] > .stories:not(:has(> [data-lead])) > [data-abreast='3']:nth-child(3n + 2),
    &[data-look='portraits'] > .stories > [data-lead] ~ [data-abreast='3']:nth-child(3n) {
      margin-block-start: var(--rt-space-12);
    }

    &[data-look='tiles'] > .stories > li {
      min-block-size: 400px;
    }

    &[data-look='tiles'] > .stories > [data-abreast='1'] {
      min-block-size: 620px;
    }

    &[data-look='tiles'] > .stories > [data-abreast='2'] .headline {
      font: var(--rt-type-headline-m);
      letter-spacing: var(--rt-type-headline-m-letter-spacing);
    }

    &[data-look='tiles'] > .stories > [data-abreast='1']:not([data-lead]) .headline {
      font: var(--rt-type-headline-l);
      letter-spacing: var(--rt-type-headline-l-letter-spacing);
    }

    &[data-look='tiles'] > .stories > li:is([data-lead], [data-abreast='1']) .headline {
      max-inline-size: 18em;
    }

    &[data-look='cards'] > .stories > [data-abreast='2'] > article:has(> .picture) {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }

    &[data-look='cards'] > .stories > [data-abreast='1']:not([data-lead]) > article:has(> .picture) {
      --rt-card-text-padding: var(--rt-space-6) var(--rt-space-8);

      grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
      align-items: center;
    }

    &[data-look='cards'] > .stories > [data-abreast='1']:not([data-lead]) .headline {
      font: var(--rt-type-headline-m);
      letter-spacing: var(--rt-type-headline-m-letter-spacing);
    }

    &[data-look='cards'] > .stories > li:is([data-abreast='1'], [data-abreast='2']) > article > .picture {
      align-self: stretch;
    }

    &[data-look='cards']
      > .stories
      > li:is([data-abreast='1'], [data-abreast='2'])
      > article
      > .picture
      > picture,
    &[data-look='cards']
      > .stories
      > li:is([data-abreast='1'], [data-abreast='2'])
      > article
      > .picture
      > picture
      > img {
      block-size: 100%;
    }
  }
`;
