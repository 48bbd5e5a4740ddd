import { css } from 'styled-components';

/** Looks with several stories per row: portraits with centred text below, text on the picture, boxed cards. */
export const grids = css`
  &[data-preset='portraits'] {
    --rt-card-align: center;
    --rt-card-gap: var(--rt-space-4);
  }

  &[data-preset='portraits'] > .empty {
    justify-self: center;
    text-align: center;
  }

  &[data-preset='portraits'] > .stories {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--rt-space-8) var(--rt-space-4);
  }

  /* Words alone are lines of a table of contents: centred texts without a picture above them have no edge. */
  &[data-preset='portraits'] > .stories > [data-plain]:not([data-lead]) {
    --rt-card-align: start;

    grid-column: 1 / -1;
    padding-block-start: var(--rt-space-5);
    border-block-start: var(--rt-rule-hairline) var(--rt-rule-style) var(--rt-color-border-default);
  }

  /* Tiles are wide with the text at the bottom. Without a focal point the upper part must stay visible. */
  &[data-preset='tiles'] {
    --rt-image-focal-y: 25%;
  }

  &[data-preset='tiles'] > .stories {
    gap: var(--rt-space-2);
  }

  &[data-preset='tiles'] > .stories > li:where([data-item]) {
    display: grid;
    min-block-size: 260px;
  }

  &[data-preset='tiles'] > .stories > [data-lead] {
    min-block-size: 420px;
  }

  /* Words alone: every second one on the quiet ground, so that a section without pictures is no wall of colour. */
  &[data-preset='tiles'] > .stories > [data-plain] {
    --rt-card-border: 0;
    --rt-card-background: var(--rt-color-surface-accent);
    --rt-card-text: var(--rt-color-text-on-accent);
    --rt-card-meta: currentColor;
    --rt-card-standfirst: currentColor;
    --rt-kicker-text: currentColor;
  }

  &[data-preset='tiles'] > .stories > :nth-child(even of [data-plain]) {
    --rt-card-background: var(--rt-color-surface-raised);
    --rt-card-text: var(--rt-color-text-default);
    --rt-card-meta: var(--rt-color-text-muted);
    --rt-card-standfirst: var(--rt-color-text-muted);
    --rt-kicker-text: var(--rt-color-kicker);
  }

  &[data-preset='tiles'] > .stories > li:where([data-item])[data-plain] {
    min-block-size: 220px;
  }

  &[data-preset='cards'] > .stories {
    gap: var(--rt-space-3);
  }

  &[data-preset='cards'] > .stories > li:where([data-item]) > article {
    block-size: 100%;
  }

  @container (width < 560px) {
    &[data-preset='portraits'] > .stories > li:where([data-item]):not([data-lead], [data-plain]) {
      --rt-card-standfirst-display: none;
      --rt-card-meta-display: none;
    }

    &[data-preset='portraits'] > .stories > [data-lead] {
      --rt-card-columns: minmax(0, 1fr);

      grid-column: 1 / -1;
    }

    &[data-preset='cards'] > .stories > li:where([data-item]):not([data-lead]) {
      --rt-card-columns: minmax(0, 2fr) minmax(0, 3fr);
      --rt-card-standfirst-display: none;
      --rt-card-text-padding: var(--rt-space-3) var(--rt-space-4);
      --rt-card-picture-align: stretch;
      --rt-image-block-size: 100%;
    }
  }

  @container (width < 840px) {
    /* Beside its picture, like the lines of words above and below it. */
    &[data-preset='portraits'] > .stories > [data-alone]:not([data-lead], [data-plain]) {
      --rt-card-align: start;
      --rt-card-columns: minmax(0, 2fr) minmax(0, 3fr);
      --rt-card-side-gap: var(--rt-space-4);

      grid-column: 1 / -1;
    }
  }

  @container (width >= 560px) {
    &:is([data-preset='tiles'], [data-preset='cards']) > .stories {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    &[data-preset='cards'] > .stories {
      gap: var(--rt-grid-gutter);
    }

    &[data-preset='tiles'] > .stories > li:where([data-item]) {
      min-block-size: 340px;
    }

    &[data-preset='tiles'] > .stories > [data-lead] {
      min-block-size: 560px;
    }

    &:is([data-preset='tiles'], [data-preset='cards'], [data-preset='portraits']) > .stories > [data-lead] {
      grid-column: 1 / -1;
    }

    &[data-preset='portraits'] > .stories > [data-lead] {
      --rt-card-columns: minmax(0, 5fr) minmax(0, 6fr);
      --rt-card-side-gap: calc(2 * var(--rt-grid-gutter));
      --rt-card-align-items: center;
      --rt-card-text-gap: var(--rt-space-5);
    }

    &[data-preset='cards'] > .stories > [data-lead]:not([data-plain]) {
      --rt-card-columns: minmax(0, 7fr) minmax(0, 5fr);
      --rt-card-text-padding: var(--rt-space-6) var(--rt-space-8);
      --rt-card-align-content: stretch;
      --rt-card-align-items: center;
      --rt-card-picture-align: stretch;
      --rt-image-block-size: 100%;
    }
  }

  @container (560px <= width < 840px) {
    &:is([data-preset='tiles'], [data-preset='cards']) > .stories > [data-alone] {
      grid-column: 1 / -1;
    }

    &[data-preset='portraits'] > .stories > [data-lead] {
      --rt-card-headline: var(--rt-type-headline-l);
      --rt-card-headline-letter-spacing: var(--rt-type-headline-l-letter-spacing);
    }
  }

  @container (width >= 840px) {
    &:is([data-preset='tiles'], [data-preset='cards'], [data-preset='portraits']) > .stories {
      grid-template-columns: repeat(6, minmax(0, 1fr));
    }

    &:is([data-preset='tiles'], [data-preset='cards'], [data-preset='portraits'])
      > .stories
      > li:where([data-item]) {
      grid-column: span 2;
    }

    &:is([data-preset='tiles'], [data-preset='cards']) > .stories > [data-columns='2'] {
      grid-column: span 3;
    }

    &:is([data-preset='tiles'], [data-preset='cards'], [data-preset='portraits'])
      > .stories
      > li:where([data-item])[data-lead],
    &:is([data-preset='tiles'], [data-preset='cards']) > .stories > [data-columns='1'] {
      grid-column: 1 / -1;
    }

    &[data-preset='portraits'] > .stories {
      gap: var(--rt-space-8) calc(2 * var(--rt-grid-gutter));
    }

    &[data-preset='portraits'] > .stories > li:where([data-item]):not([data-plain]) {
      padding-block-end: var(--rt-space-8);
    }

    &[data-preset='portraits'] > .stories > [data-plain][data-columns='2']:not([data-lead]) {
      grid-column: span 3;
    }

    &[data-preset='portraits'] > .stories > [data-columns='1']:not([data-lead], [data-plain]) {
      --rt-card-columns: minmax(0, 1fr) minmax(0, 1fr);
      --rt-card-gap: calc(2 * var(--rt-grid-gutter));
      --rt-card-align-items: center;
      --rt-card-headline: var(--rt-type-headline-m);
      --rt-card-headline-letter-spacing: var(--rt-type-headline-m-letter-spacing);

      grid-column: 2 / span 4;
    }

    &[data-preset='portraits'] > .stories > [data-columns='2'][data-at='1']:not([data-plain]) {
      grid-column: 2 / span 2;
    }

    &[data-preset='portraits'] > .stories > [data-columns='3'][data-at='2'] {
      margin-block-start: var(--rt-space-12);
    }

    &[data-preset='tiles'] > .stories > li:where([data-item]) {
      min-block-size: 400px;
    }

    &[data-preset='tiles'] > .stories > [data-columns='1'] {
      min-block-size: 620px;
    }

    &[data-preset='tiles'] > .stories > li:where([data-item])[data-plain] {
      min-block-size: 280px;
    }

    &[data-preset='tiles'] > .stories > [data-columns='2'] {
      --rt-card-headline: var(--rt-type-headline-m);
      --rt-card-headline-letter-spacing: var(--rt-type-headline-m-letter-spacing);
    }

    &[data-preset='tiles'] > .stories > [data-columns='1']:not([data-lead]) {
      --rt-card-headline: var(--rt-type-headline-l);
      --rt-card-headline-letter-spacing: var(--rt-type-headline-l-letter-spacing);
    }

    &[data-preset='tiles'] > .stories > li:where([data-item]):is([data-lead], [data-columns='1']) {
      --rt-card-headline-width: 18em;
    }

    /* As high as its neighbours, which have a standfirst. */
    &[data-preset='cards'] > .stories > [data-short][data-columns='3'] {
      --rt-card-headline: var(--rt-type-headline-m);
      --rt-card-headline-letter-spacing: var(--rt-type-headline-m-letter-spacing);
    }

    &[data-preset='cards'] > .stories > [data-columns='2'] {
      --rt-card-columns: minmax(0, 1fr) minmax(0, 1fr);
    }

    &[data-preset='cards'] > .stories > [data-columns='1']:not([data-lead], [data-plain]) {
      --rt-card-columns: minmax(0, 1fr) minmax(0, 2fr);
      --rt-card-text-padding: var(--rt-space-6) var(--rt-space-8);
      --rt-card-align-items: center;
    }

    &[data-preset='cards'] > .stories > [data-columns='1']:not([data-lead]) {
      --rt-card-headline: var(--rt-type-headline-m);
      --rt-card-headline-letter-spacing: var(--rt-type-headline-m-letter-spacing);
    }

    &[data-preset='cards'] > .stories > li:where([data-item]):is([data-columns='1'], [data-columns='2']) {
      --rt-card-align-content: stretch;
      --rt-card-picture-align: stretch;
      --rt-image-block-size: 100%;
    }
  }
`;
