import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';
import { columns } from '../../../components/layout.styles.ts';

export const ArticlePageRoot: Root<'div'> = styled.div`
  --_rt-article-side: 300px;

  display: grid;
  grid-template-columns:
    [full-start] minmax(var(--rt-grid-margin), 1fr)
    [wide-start main-start] minmax(0, var(--rt-grid-max)) [main-end wide-end]
    minmax(var(--rt-grid-margin), 1fr) [full-end];
  grid-template-rows: auto 1fr;
  align-content: start;
  padding-block: var(--rt-space-6) var(--rt-space-16);

  & > * {
    min-inline-size: 0;
  }

  & > .side {
    grid-column: wide;
    display: grid;
    align-content: start;
    grid-template-columns: ${columns('280px', 'auto-fit')};
    gap: var(--rt-space-10);
    padding-block-start: var(--rt-space-12);
  }

  & > .after {
    grid-column: wide;
    display: grid;
    gap: var(--rt-space-12);
    padding-block-start: var(--rt-space-12);
  }

  /* A picture in window width begins at the upper edge. */
  &:has(
    > article:is(
        [data-header='bleed'],
        [data-header='overlay'],
        [data-header='immersive'],
        [data-header='stage']
      )
  ) {
    padding-block-start: 0;
  }

  @media screen and (width >= 1024px) {
    /* An attribute, because the boxes arrive after the text: it would be narrower then. */
    &[data-side]:has(> article[data-side]) {
      grid-template-columns:
        [full-start] minmax(var(--rt-grid-margin), 1fr)
        [wide-start main-start] minmax(
          0,
          calc(var(--rt-grid-max) - var(--_rt-article-side) - var(--rt-space-12))
        )
        [main-end] var(--rt-space-12) [side-start] var(--_rt-article-side)
        [side-end wide-end] minmax(var(--rt-grid-margin), 1fr) [full-end];
    }

    &:has(> article[data-side]) > .side {
      grid-column: side;
      grid-row: 2;
      display: flex;
      flex-direction: column;
      padding-block-start: var(--rt-space-8);

      --_rt-article-side-last: sticky;
    }

    /* The last box is sticky, so that a long article does not have an empty column beside it. */
    & > .side > :last-child {
      position: var(--_rt-article-side-last, static);
      inset-block-start: var(--rt-article-sticky, var(--rt-space-24));
    }

    &:has(> article[data-side][data-header='start']) > .side {
      grid-row: 1 / span 2;
      padding-block-start: var(--rt-space-4);
    }
  }

  @media print {
    && {
      display: block;
      padding: 0;
    }

    && > :is(.side, .after) {
      display: none;
    }
  }
`;
