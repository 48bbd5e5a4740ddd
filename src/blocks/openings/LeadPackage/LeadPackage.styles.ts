import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';

export const LeadPackageRoot: Root<'section'> = styled.section`
  container-type: inline-size;
  min-inline-size: 0;

  &[data-side] {
    padding-block-start: var(--rt-space-8);
  }

  & > .package {
    display: grid;
    gap: var(--rt-space-8) calc(2 * var(--rt-grid-gutter));
  }

  & .first {
    display: grid;
    align-content: start;
    gap: var(--rt-space-6);
    min-inline-size: 0;
  }

  & .lead {
    --rt-card-gap: var(--rt-lead-gap, var(--rt-space-5));
    --rt-card-text-gap: var(--rt-space-3);
    --rt-card-standfirst: var(--rt-color-text-default);
    --rt-card-standfirst-width: 62ch;
  }

  &[data-picture='below'] .lead {
    --rt-card-picture-order: 1;
  }

  & .seconds {
    display: grid;
    gap: var(--rt-space-6) var(--rt-grid-gutter);
    padding: var(--rt-space-5) 0 0;
    border-block-start: var(--rt-rule-hairline) var(--rt-rule-style)
      var(--rt-lead-rule, var(--rt-color-border-default));
    list-style: none;
  }

  & .side {
    display: grid;
    align-content: start;
    gap: var(--rt-space-6);
    min-inline-size: 0;
  }

  & .texts {
    padding: 0;
    list-style: none;
  }

  & .texts > li {
    padding-block: var(--rt-space-5);
    border-block-start: var(--rt-rule-hairline) var(--rt-rule-style)
      var(--rt-lead-rule, var(--rt-color-border-default));
  }

  @container (width < 560px) {
    &[data-side] > .package {
      margin-block-start: calc(-1 * var(--rt-space-4));
    }

    & .seconds {
      --rt-card-columns: minmax(0, 1fr) 112px;
      --rt-card-gap: var(--rt-space-4);
      --rt-card-picture-order: 1;
      --rt-card-headline: var(--rt-type-headline-s);
      --rt-card-headline-letter-spacing: var(--rt-type-headline-s-letter-spacing);
    }

    & .side {
      --rt-card-standfirst-display: none;
    }

    & .texts {
      --rt-card-headline: var(--rt-type-headline-s);
      --rt-card-headline-letter-spacing: var(--rt-type-headline-s-letter-spacing);
    }

    & .texts > li {
      padding-block: var(--rt-space-4);
    }
  }

  @container (width >= 560px) {
    & .seconds {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }

  @container (width >= 680px) and (width < 900px) {
    & .texts {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: var(--rt-grid-gutter);
    }

    & .texts > li:last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }

  @container (width >= 900px) {
    &[data-side] > .package {
      grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
    }

    & .side {
      position: relative;
    }

    & .side::before {
      content: '';
      position: absolute;
      inset-block: 0;
      inset-inline-start: calc(-1 * var(--rt-grid-gutter));
      border-inline-start: var(--rt-rule-hairline) var(--rt-rule-style)
        var(--rt-lead-rule, var(--rt-color-border-default));
    }

    & .texts > li:first-child {
      padding-block-start: 0;
      border-block-start: 0;
    }
  }
`;
