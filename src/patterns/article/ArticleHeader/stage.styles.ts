import { css } from 'styled-components';

/** The title of a programme or a video on its dark stage, or above a gallery, in the six forms of `BrandArticle.special`. */
export const onStage = css`
  &[data-place='stage'] h1 {
    font-size: clamp(1.875rem, 1.1rem + 2.6vi, 3.25rem);
    line-height: 1.1;
  }

  &[data-stage='foot'] > .title::before {
    content: '';
    inline-size: var(--rt-space-24);
    border-block-end: 4px solid var(--rt-color-accent);
    margin-block-end: var(--rt-space-3);
  }

  &[data-stage='frame'] h1 {
    font-style: italic;
  }

  &[data-stage='poster'] h1 {
    font-size: clamp(2.25rem, 1rem + 4.6vi, 4.75rem);
  }

  &:is([data-stage='grid'], [data-stage='card']) {
    --rt-datetime-text: currentColor;
    --rt-kicker-text: currentColor;

    align-content: center;
    padding: var(--rt-space-6) var(--rt-grid-margin);
    background: var(--rt-color-surface-accent);
    color: var(--rt-color-text-on-accent);
  }

  &:is([data-stage='grid'], [data-stage='card']) :is(.standfirst, .meta, .byline, .byline a) {
    color: inherit;
  }

  &[data-stage='card'] {
    border-radius: calc(2 * var(--rt-radius-card));
  }

  &[data-stage='grid'] h1 {
    font-size: clamp(1.75rem, 1.2rem + 1.6vi, 2.5rem);
  }

  @media (width >= 960px) {
    &:is([data-stage='label'], [data-stage='poster'], [data-stage='card']) {
      grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
      column-gap: var(--rt-space-12);
      align-items: end;
    }
  }
`;
