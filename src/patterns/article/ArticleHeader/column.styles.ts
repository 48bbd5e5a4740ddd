import { css } from 'styled-components';

/** The opening of a column, in the six forms of `BrandArticle.column`: the portrait is over the title or beside it. */
export const columns = css`
  &[data-portrait] {
    --_rt-column-align: start;
  }

  &[data-portrait] > .title {
    inline-size: 100%;
  }

  &[data-portrait='over'] {
    --_rt-column-align: center;
  }

  &[data-portrait='over'] h1 {
    font-style: italic;
  }

  & .authors {
    display: flex;
    flex-wrap: wrap;
    justify-content: var(--_rt-column-align);
    gap: var(--rt-space-6);
  }

  & .author {
    display: grid;
    justify-items: var(--_rt-column-align);
    gap: var(--rt-space-3);
    color: inherit;
    font: var(--rt-type-headline-xs);
  }

  @media (width >= 640px) {
    &[data-portrait='beside'] > .title {
      grid-template: auto 1fr / auto minmax(0, 1fr);
      column-gap: var(--rt-space-6);
    }

    &[data-portrait='beside'] > .title > * {
      grid-column: 2;
    }

    &[data-portrait='beside'] .authors {
      grid-area: 1 / 1 / span 2;
      max-inline-size: 12rem;
    }
  }

  &:is([data-column='block'], [data-column='cells'], [data-column='leaf']) > .title {
    padding: var(--rt-space-6);
  }

  &:is([data-column='label'], [data-column='block'], [data-column='cells']) .title {
    --rt-avatar-radius: 0;
  }

  /* Titles as large as on a poster. */
  &:is([data-column='arch'], [data-column='block']) h1 {
    font-size: clamp(2.25rem, 1.3rem + 3.6vi, 4rem);
  }

  /* A niche with a round top. */
  &[data-column='arch'] .title {
    --rt-avatar-radius: var(--rt-radius-full) var(--rt-radius-full) 0 0;
  }

  &[data-column='arch'] .author > :first-child {
    block-size: 160px;
  }

  /* A cell of a programme. */
  &[data-column='cells'] > .title {
    border: 1px solid var(--rt-color-border-strong);
  }

  &:is([data-column='label'], [data-column='cells']) > .title {
    border-block-start: var(--rt-rule-thick) solid var(--rt-color-border-accent);
  }

  /* The name is a label below the portrait, as those of the modules. */
  &[data-column='label'] > .title {
    padding-block-start: var(--rt-space-5);
  }

  &[data-column='label'] .author {
    gap: 0;
  }

  &[data-column='label'] .author > :last-child {
    padding: var(--rt-space-1) var(--rt-space-3);
    background: var(--rt-color-surface-accent);
    color: var(--rt-color-text-on-accent);
    font: var(--rt-type-label-m);
  }

  &:is([data-column='block'], [data-column='leaf']) > .title {
    --rt-kicker-text: currentColor;
  }

  /* A dark block. */
  &[data-column='block'] > .title {
    border-block-end: var(--rt-rule-thick) solid var(--rt-color-border-accent);
    background: var(--rt-color-text-default);
    color: var(--rt-color-surface-page);
  }

  /* A leaf of the brand's colour: one corner is pointed. */
  &[data-column='leaf'] > .title {
    --rt-avatar-radius: var(--rt-radius-card);

    border-radius: calc(2 * var(--rt-radius-card));
    border-end-end-radius: 0;
    background: var(--rt-color-surface-accent);
    color: var(--rt-color-text-on-accent);
  }
`;
