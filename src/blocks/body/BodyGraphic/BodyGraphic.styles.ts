import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';
import { focusRing } from '../../../components/focus.styles.ts';
import { textTables } from '../text-tables.styles.ts';
import { textLinks } from '../text-links.styles.ts';
import { drawings } from '../graphic-drawings/drawings.styles.ts';
import { points } from './points.styles.ts';

export const BodyGraphicRoot: Root<'figure'> = styled.figure`
  --_rt-graphic-1: var(--rt-graphic-1, var(--rt-color-kicker));
  --_rt-graphic-2: var(--rt-graphic-2, var(--rt-color-text-default));
  --_rt-graphic-3: var(--rt-graphic-3, var(--rt-color-text-muted));
  --_rt-graphic-4: var(--rt-graphic-4, var(--rt-color-surface-page));

  container-type: inline-size;
  margin: 0;
  padding-block: var(--rt-space-4);
  border-block-start: var(--rt-section-rule-width, var(--rt-rule-thick)) var(--rt-rule-style)
    var(--rt-section-rule-color, var(--rt-color-border-accent));
  border-block-end: 1px solid var(--rt-color-border-default);
  color: var(--rt-color-text-default);
  font: var(--rt-type-label-m);
  letter-spacing: var(--rt-type-label-m-letter-spacing);
  font-variant-numeric: lining-nums tabular-nums;
  hyphens: manual;
  overflow-wrap: break-word;

  & > figcaption {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--rt-space-1);
    margin-block-end: var(--rt-space-5);
  }

  & .title {
    font: var(--rt-type-headline-s);
    letter-spacing: var(--rt-type-headline-s-letter-spacing);
    text-wrap: balance;
  }

  & .standfirst {
    color: var(--rt-color-text-muted);
    font: var(--rt-type-label-m);
    letter-spacing: var(--rt-type-label-m-letter-spacing);
  }

  ${drawings}
  ${points}

  & > .foot {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--rt-space-1);
    margin-block-start: var(--rt-space-4);
    color: var(--rt-color-text-muted);
    font: var(--rt-type-label-s);
    letter-spacing: var(--rt-type-label-s-letter-spacing);
  }

  & > .foot:empty {
    display: none;
  }

  & > .foot p {
    margin: 0;
  }

  & summary {
    inline-size: fit-content;
    padding-block: calc((44px - 1lh) / 2);
    color: var(--rt-color-link-default);
    cursor: pointer;
    ${focusRing}
  }

  & summary:hover {
    color: var(--rt-color-link-hover);
  }

  & > .foot a {
    ${textLinks}
    display: inline-block;
    inline-size: fit-content;
    padding-block: calc((44px - 1lh) / 2);
  }

  & .table {
    overflow-x: auto;
    overscroll-behavior-x: contain;
    color: var(--rt-color-text-default);
    ${focusRing}
    ${textTables}
  }

  & .table :is(th, td) {
    font: var(--rt-type-label-m);
    letter-spacing: var(--rt-type-label-m-letter-spacing);
    font-variant-numeric: lining-nums tabular-nums;
  }

  & .table thead th {
    color: var(--rt-color-text-muted);
    font: var(--rt-type-label-s);
    font-weight: 700;
    vertical-align: bottom;
  }

  & .table [data-number] {
    padding-inline: var(--rt-space-4) 0;
    text-align: end;
  }

  /* Words begin where a number ends. */
  & .table [data-number] + :not([data-number]) {
    padding-inline-start: var(--rt-space-4);
  }

  @media print {
    break-inside: avoid;

    & .table {
      overflow: visible;
    }

    & summary {
      display: none;
    }
  }
`;
