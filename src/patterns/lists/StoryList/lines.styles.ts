import { css } from 'styled-components';
import { dateNumerals, dayNumerals } from '../../../blocks/events/event/date-numerals.styles.ts';

/** Looks with one story per row: with a picture beside it, on a timeline, or beginning with its date. */
export const lines = css`
  &:is([data-preset='side'], [data-preset='timed'], [data-preset='table'])
    > .stories
    > li:where([data-item]) {
    padding-block: var(--rt-space-5);
    border-block-start: var(--rt-rule-hairline) var(--rt-rule-style) var(--rt-color-border-default);
  }

  /* A lead opens its page, whose head has a rule already. */
  &:is([data-preset='timed'], [data-preset='table']) > .stories > [data-lead]:first-child {
    padding-block-start: 0;
    border-block-start: 0;
  }

  &[data-preset='side'] > .stories > li:where([data-item]):first-child {
    padding-block-start: var(--rt-space-4);
  }

  &[data-preset='side'] > .stories > li:where([data-item]):not([data-lead]) {
    --rt-card-columns: minmax(0, 1fr) minmax(0, 2fr);
    --rt-card-side-gap: var(--rt-space-4) var(--rt-grid-gutter);
  }

  /* Exactly as high as its picture, because elements on the picture are positioned by its edges. */
  &[data-preset='side'] > .stories {
    --rt-card-picture-align: start;
  }

  &[data-preset='side'] > .stories > [data-lead] {
    --rt-card-standfirst: var(--rt-color-text-default);
    --rt-card-standfirst-width: 36em;

    padding-block-end: var(--rt-space-8);
  }

  &[data-preset='timed'] > .stories > li:where([data-item]) {
    display: grid;
    gap: var(--rt-space-2) 0;
  }

  &[data-preset='timed'] .when {
    color: var(--rt-color-link-default);
    font: var(--rt-type-label-s);
    text-wrap: balance;
  }

  &[data-preset='table'] > .stories {
    border-block-end: var(--rt-rule-hairline) var(--rt-rule-style) var(--rt-color-border-default);
  }

  &[data-preset='table'] > .stories > li:where([data-item]) {
    position: relative;
    display: grid;
    grid-template-columns: 88px minmax(0, 1fr);
    gap: var(--rt-space-4);
  }

  &[data-preset='table'] > .stories > li:where([data-item]) > article:only-child {
    grid-column: 1 / -1;
  }

  &[data-preset='table'] .date {
    display: block;
    ${dateNumerals}
  }

  &[data-preset='table'] .date > b {
    display: block;
    ${dayNumerals}
  }

  @container (width < 560px) {
    /* In the corner: a small picture has no room around its mark. */
    &[data-preset='side'] > .stories > li:where([data-item]):not([data-lead]) {
      --rt-card-mark-block: auto 0;
      --rt-card-mark-inline: 0 auto;
      --rt-card-standfirst-display: none;
      --rt-card-headline: var(--rt-type-headline-s);
      --rt-card-headline-letter-spacing: var(--rt-type-headline-s-letter-spacing);
    }

    &[data-preset='table'] > .stories > li:where([data-item]):not([data-lead]) {
      --rt-card-picture-display: none;
    }

    &:is([data-preset='timed'], [data-preset='table']) > .stories > [data-lead],
    &[data-preset='table'] > .stories > li:where([data-item]) {
      --rt-card-columns: minmax(0, 1fr);
    }

    &:is([data-preset='timed'], [data-preset='table']) > .stories > [data-lead] {
      --rt-card-picture-order: 0;
    }
  }

  /* With large text on a phone the column of a picture is narrower than the words on it. */
  @container (width < 12rem) {
    &[data-preset='side'] > .stories > li:where([data-item]):not([data-lead]) {
      --rt-card-columns: minmax(0, 1fr);
    }
  }

  /* A row of words alone between pictures has a larger head; several are in two columns. */
  @container (width >= 640px) {
    &[data-preset='side'] > .stories {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: calc(2 * var(--rt-grid-gutter));
    }

    &[data-preset='side'] > .stories > [data-item]:not([data-columns='2']) {
      grid-column: 1 / -1;
    }

    &[data-preset='side'] > .stories > [data-plain][data-columns='1'] {
      --rt-card-headline: var(--rt-type-headline-l);
      --rt-card-headline-letter-spacing: var(--rt-type-headline-l-letter-spacing);
    }
  }

  @container (width >= 560px) {
    &[data-preset='timed'] > .stories > li:where([data-item]) {
      position: relative;
      grid-template-columns: 7.5rem minmax(0, 1fr);
      padding-block: 0;
      border-block-start: 0;
    }

    &[data-preset='timed'] .when {
      padding-block: calc(var(--rt-space-5) + 2px) 0;
      padding-inline-end: var(--rt-space-4);
    }

    &[data-preset='timed'] > .stories > li:where([data-item]) > article {
      --rt-card-compact-picture: 160px;
      --rt-card-compact-gap: var(--rt-space-5);

      grid-column: 2;
      padding-block: var(--rt-space-5);
      padding-inline-start: var(--rt-space-6);
      border-inline-start: 2px solid var(--rt-color-border-default);
    }

    &[data-preset='timed'] > .stories > [data-lead] > article {
      --rt-card-compact-picture: 40%;
    }

    &[data-preset='timed'] > .stories > li:where([data-item])::after {
      content: '';
      position: absolute;
      inset-block-start: calc(var(--rt-space-5) + 5px);
      inset-inline-start: calc(7.5rem - 4px);
      inline-size: 10px;
      block-size: 10px;
      border-radius: 50%;
      background: var(--rt-color-border-accent);
    }

    &[data-preset='table'] > .stories > li:where([data-item]) > article {
      --rt-card-compact-picture: 176px;
      --rt-card-compact-gap: var(--rt-grid-gutter);
    }

    &[data-preset='table'] > .stories > [data-lead] > article {
      --rt-card-compact-picture: 44%;
    }
  }

  @container (width >= 840px) {
    &[data-preset='table'] > .stories > li:where([data-item]) {
      grid-template-columns: repeat(12, minmax(0, 1fr));
      gap: 0 var(--rt-grid-gutter);
    }

    &[data-preset='table'] > .stories > li:where([data-item]) > article {
      grid-column: 3 / -1;
    }

    &[data-preset='table'] .date {
      grid-column: span 2;
    }

    &[data-preset='table'] .date > b {
      display: inline;
      margin-inline-end: var(--rt-space-2);
      font-size: 2.75rem;
    }

    &[data-preset='table'] > .stories > li:where([data-item])::after {
      content: '';
      position: absolute;
      inset-block: 0;
      inset-inline-start: calc((100% - 11 * var(--rt-grid-gutter)) / 6 + 1.5 * var(--rt-grid-gutter));
      border-inline-start: var(--rt-rule-hairline) var(--rt-rule-style) var(--rt-color-border-default);
    }
  }
`;
