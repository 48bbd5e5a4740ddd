import { css } from 'styled-components';
import { pageEdge } from '../../../components/page-width.styles.ts';

/** The six forms of an immersive title: `BrandArticle.special`. */
export const forms = css`
  &:is([data-form='foot'], [data-stage='label']) .marks > p {
    padding: var(--rt-space-1) var(--rt-space-3);
    background: var(--rt-color-surface-accent);
    color: var(--rt-color-text-on-accent);
  }

  &[data-form='foot'] h1 {
    max-inline-size: 19em;
    padding-block-start: var(--rt-space-3);
  }

  &[data-form='foot'] .title::after {
    content: '';
    inline-size: var(--rt-space-24);
    border-block-end: 4px solid var(--rt-color-surface-accent);
    margin-block-start: var(--rt-space-3);
  }

  /* Each line in a block of colour, as labels on a front page. */
  &[data-form='label'] > .title {
    display: block;
    background: none;
    text-wrap: balance;
  }

  &[data-form='label'] .marks > p {
    padding: var(--rt-space-1) var(--rt-space-3);
    background: var(--rt-color-action-alt-default);
    color: var(--rt-color-action-alt-text);
  }

  &[data-form='label'] .marks {
    margin-block-end: var(--rt-space-2);
  }

  &[data-form='label'] h1 {
    display: inline;
    padding: 0.06em 0.3em 0.12em;
    background: var(--rt-color-surface-accent);
    box-decoration-break: clone;
    color: var(--rt-color-text-on-accent);
    font-size: clamp(1.875rem, 1.1rem + 3.2vi, 3.5rem);
    line-height: 1.34;
  }

  /* A card with a thin frame, as an invitation. */
  &[data-form='frame'] > .title {
    justify-self: center;
    inline-size: min(860px, 100% - 2 * var(--rt-grid-margin));
    margin-block-end: calc(-1 * var(--rt-article-header-over, 0px));
    padding: clamp(var(--rt-space-8), 4vi, var(--rt-space-16))
      clamp(var(--rt-space-6), 4vi, var(--rt-space-16));
    outline: var(--rt-rule-hairline) solid var(--rt-color-border-accent);
    outline-offset: calc(-1 * var(--rt-space-3));
    background: var(--rt-color-surface-page);
    color: var(--rt-color-text-default);
  }

  &:is([data-form='frame'], [data-form='card']) h1 {
    font-size: clamp(2rem, 1.2rem + 3vi, 3.75rem);
  }

  &[data-form='frame'] h1 {
    font-style: italic;
  }

  /* The largest letters, from edge to edge. */
  &[data-form='poster'] h1 {
    padding-block-start: var(--rt-space-4);
    border-block-start: 4px solid var(--rt-color-accent);
    font-size: clamp(2.5rem, 1rem + 5.4vi, 5.5rem);
    line-height: 1.14;
  }

  &[data-form='grid'] > .title {
    margin-block-start: 56svb;
    padding-block: var(--rt-space-8);
    background: var(--rt-color-surface-accent);
    color: var(--rt-color-text-on-accent);
  }

  &[data-form='grid'] h1 {
    font-size: clamp(2rem, 1.2rem + 2.6vi, 3.5rem);
    line-height: 1.1;
    text-wrap: wrap;
  }

  &[data-form='card'] > .title {
    justify-self: start;
    max-inline-size: min(940px, 100% - 2 * var(--rt-space-3));
    margin: 0 var(--rt-space-3) calc(-1 * var(--rt-article-header-over, 0px))
      max(var(--rt-space-3), (100vi - var(--rt-grid-max)) / 2);
    padding: clamp(var(--rt-space-6), 4vi, var(--rt-space-12));
    border-radius: calc(2 * var(--rt-radius-card));
    background: var(--rt-color-surface-accent);
    color: var(--rt-color-text-on-accent);
  }

  &[data-form='card'] h1 {
    line-height: 1.1;
  }

  @media (width >= 960px) {
    &[data-form='grid'] > .title {
      place-self: stretch start;
      align-content: end;
      inline-size: 44%;
      margin-block-start: 0;
      padding: 10rem var(--rt-space-10) var(--rt-space-10) ${pageEdge('100vi')};
    }
  }
`;
