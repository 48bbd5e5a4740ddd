import { styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';

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
    margin-block-start: var(--rt-space-4);
    padding-block-start: var(--rt-space-4);
    border-block-start: var(--rt-rule-hairline) var(--rt-rule-style)
      color-mix(in oklab, var(--rt-color-border-default) 40%, transparent);
  }

  & > .stories > li:first-child > article[data-layout='side']:has(> .picture) {
    --rt-card-side-picture: 2fr;
    --rt-card-side-text: 1fr;
  }

  @container (width < 560px) {
    &:not([data-arrangement='even']) > .stories > li:first-child > article:has(> .picture) {
      grid-template-columns: minmax(0, 1fr);
      gap: var(--rt-space-3);
    }

    & > .stories > li + li > article:has(> .picture) {
      grid-template-columns: minmax(0, 1fr) 112px;
      gap: var(--rt-space-4);
    }

    & > .stories > li + li > article > .picture {
      order: 1;
    }
  }

  @container (width >= 560px) and (width < 900px) {
    & > .stories > li:first-child > article[data-layout='side']:has(> .picture) {
      --rt-card-side-picture: 1fr;
    }
  }

  @container (width >= 560px) {
    & > .stories {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    &:not([data-arrangement='even']) > .stories > li {
      grid-column: 1 / -1;
    }

    &:not([data-arrangement='even']) > .stories > .texts {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 0 var(--rt-grid-gutter);
    }

    &:not([data-arrangement='even']) > .stories > .texts > article:nth-child(2) {
      margin-block-start: 0;
      padding-block-start: 0;
      border-block-start: 0;
    }
  }

  @container (width >= 560px) and (width < 680px) {
    &[data-arrangement='even'] > .stories > li:nth-child(3):last-child,
    &:not([data-arrangement='even']) > .stories > .texts > article:nth-child(3):last-child {
      grid-column: 1 / -1;
    }
  }

  @container (width >= 680px) and (width < 900px) {
    &[data-arrangement='even'] > .stories:has(> :nth-child(3):last-child),
    &:not([data-arrangement='even']) > .stories > .texts:has(> :nth-child(3):last-child) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }

    &:not([data-arrangement='even']) > .stories > .texts > article:nth-child(3):last-child {
      margin-block-start: 0;
      padding-block-start: 0;
      border-block-start: 0;
    }
  }

  @container (width >= 900px) {
    & > .stories {
      grid-template-columns: repeat(4, minmax(0, 1fr));
      column-gap: calc(1.5 * var(--rt-grid-gutter));
    }

    &[data-columns='3'] > .stories {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }

    &[data-arrangement='even'] > .stories:has(> :nth-child(2):last-child) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    &[data-arrangement='even'] > .stories > li:nth-last-child(2):first-child > article:has(> .picture),
    &[data-arrangement='even'] > .stories > li:nth-child(2):last-child > article:has(> .picture) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: var(--rt-grid-gutter);
    }

    &:not([data-arrangement='even']) > .stories > li:first-child {
      grid-column: span 3;
    }

    &:not([data-arrangement='even']) > .stories > .texts {
      grid-column: auto;
      grid-template-columns: minmax(0, 1fr);
      align-content: start;
    }

    &:not([data-arrangement='even']) > .stories > .texts > article:nth-child(2) {
      margin-block-start: var(--rt-space-4);
      padding-block-start: var(--rt-space-4);
      border-block-start: var(--rt-rule-hairline) var(--rt-rule-style)
        color-mix(in oklab, var(--rt-color-border-default) 40%, transparent);
    }

    &[data-arrangement='lead-end'] > .stories > .texts {
      order: -1;
    }

    &:not([data-arrangement='even']) > .stories > li > article:has(> .picture) {
      --rt-card-side-gap: calc(1.5 * var(--rt-grid-gutter));
    }

    & > .stories > li + li {
      position: relative;
    }

    & > .stories > li + li::before {
      content: '';
      position: absolute;
      inset-block: 0;
      inset-inline-start: calc(-0.75 * var(--rt-grid-gutter));
      border-inline-start: var(--rt-section-row-divider, 0);
    }

    &[data-arrangement='lead-end'] > .stories > li + li::before {
      inset-inline: auto calc(-0.75 * var(--rt-grid-gutter));
    }
  }
`;
