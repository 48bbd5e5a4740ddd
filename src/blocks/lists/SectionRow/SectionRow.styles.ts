import { css, styled } from 'styled-components';
import { rail, railRule } from '../../shared/phone/rail.styles.ts';
import type { Root } from '../../../styling/root.ts';

/** The line between two stories of the text-only column, in the middle of their space. */
const rule = (space: string) => css`
  margin-block-start: ${space};
  padding-block-start: ${space};
  border-block-start: var(--rt-rule-hairline) var(--rt-rule-style)
    color-mix(in oklab, var(--rt-color-border-default) 40%, transparent);
`;

/** For a story beside the previous one. */
const noRule = css`
  margin-block-start: 0;
  padding-block-start: 0;
  border-block-start: 0;
`;

export const SectionRowRoot: Root<'section'> = styled.section`
  container-type: inline-size;
  min-inline-size: 0;

  & > .stories {
    display: grid;
    gap: var(--rt-space-6) var(--rt-grid-gutter);
    padding: 0;
    list-style: none;
  }

  & > .stories > li {
    min-inline-size: 0;
  }

  & > .stories > .texts > article + article {
    ${rule('var(--rt-space-4)')}
  }

  & > .stories > li:first-child {
    --rt-card-side-picture: 2fr;
    --rt-card-side-text: 1fr;
  }

  @container (width < 560px) {
    & > .stories > li:first-child {
      --rt-card-columns: minmax(0, 1fr);
      --rt-card-side-gap: var(--rt-space-3);
    }

    & > .stories > .texts > article + article {
      ${rule('var(--rt-space-3)')}
    }

    &[data-phone='rows'] > .stories {
      gap: 0;
    }

    &[data-phone='rows'] > .stories > .texts {
      ${rule('var(--rt-space-3)')}
    }

    &[data-phone='rows'] > .stories > li:first-child {
      --rt-card-columns: minmax(0, 1fr) 112px;
      --rt-card-side-gap: var(--rt-space-4);
      --rt-card-picture-order: 1;
      --rt-card-headline: var(--rt-type-headline-s);
      --rt-card-headline-letter-spacing: var(--rt-type-headline-s-letter-spacing);
      --rt-card-standfirst-display: none;
    }

    &[data-phone='rail'] > .stories > .texts {
      ${rail('62%', 'article')}
      ${railRule}
    }

    &[data-phone='rail'] > .stories > .texts > article:nth-child(n) {
      margin-block-start: 0;
      padding-block-start: 0;
      border-block-start: 0;
    }
  }

  @container (560px <= width < 900px) {
    & > .stories > li:first-child {
      --rt-card-side-picture: 1fr;
    }

    & > .stories > .texts {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 0 var(--rt-grid-gutter);
    }

    & > .stories > .texts > article:nth-child(2) {
      ${noRule}
    }
  }

  @container (560px <= width < 680px) {
    & > .stories > .texts > article:nth-child(3):last-child {
      grid-column: 1 / -1;
    }
  }

  @container (680px <= width < 900px) {
    & > .stories > .texts:has(> :nth-child(3):last-child) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }

    & > .stories > .texts > article:nth-child(3):last-child {
      ${noRule}
    }
  }

  @container (width >= 900px) {
    & > .stories {
      grid-template-columns: repeat(4, minmax(0, 1fr));
      column-gap: calc(1.5 * var(--rt-grid-gutter));
    }

    & > .stories > li:first-child {
      --rt-card-side-gap: calc(1.5 * var(--rt-grid-gutter));

      grid-column: span 3;
    }

    & > .stories > .texts {
      position: relative;
    }

    & > .stories > .texts::before {
      content: '';
      position: absolute;
      inset-block: 0;
      inset-inline-start: calc(-0.75 * var(--rt-grid-gutter));
      border-inline-start: var(--rt-section-row-divider, 0);
    }

    &[data-arrangement='lead-end'] > .stories > .texts {
      order: -1;
    }

    &[data-arrangement='lead-end'] > .stories > .texts::before {
      inset-inline: auto calc(-0.75 * var(--rt-grid-gutter));
    }
  }
`;
