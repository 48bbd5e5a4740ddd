import { styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';
import { focusInside, focusRing } from '../focus.styles.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.styles.ts';

export const TableRoot: Root<'div'> = styled.div`
  min-inline-size: 0;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  background: var(--rt-table-background, var(--rt-color-surface-page));
  color: var(--rt-color-text-default);
  font: var(--rt-table-type, 400 1rem / 1.4 var(--rt-font-ui));
  font-variant-numeric: lining-nums tabular-nums;
  ${focusRing}

  & > table {
    inline-size: 100%;
    border-collapse: separate;
    border-spacing: 0;
  }

  & > table > caption {
    padding-block-end: var(--rt-space-3);
    font: var(--rt-table-caption-type, var(--rt-type-headline-xs));
    text-align: start;
  }

  & > table > caption[data-hidden] {
    ${visuallyHidden}
  }

  & :is(th, td) {
    padding: var(--rt-table-padding, var(--rt-space-3) var(--rt-space-4) var(--rt-space-3) 0);
    border-block-end: 1px solid var(--rt-table-border-color, var(--rt-color-border-default));
    text-align: start;
    vertical-align: top;
  }

  & thead th {
    border-block-end: 2px solid var(--rt-table-rule, var(--rt-color-border-strong));
    font: var(--rt-table-header-type, var(--rt-type-label-s));
    font-weight: 700;
    letter-spacing: var(--rt-type-label-s-letter-spacing);
    vertical-align: bottom;
  }

  & tbody th {
    font-weight: 700;
  }

  & :is(th, td)[data-align='end'] {
    padding-inline: var(--rt-space-4) 0;
    text-align: end;
  }

  & tbody tr:hover > * {
    background: var(--rt-table-hover, var(--rt-color-surface-sunken));
  }

  /* The whole header is the target of its button or link. */
  & thead th:has(> .sorter) {
    position: relative;
    block-size: 44px;
  }

  & thead th > .sorter > * {
    display: inline-flex;
    align-items: end;
    gap: var(--rt-space-2);
    min-block-size: 24px;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    letter-spacing: inherit;
    text-align: inherit;
    text-decoration: none;
    cursor: pointer;
    ${focusInside}
    ${focusRing}
  }

  & thead th > .sorter > *::before {
    content: '';
    position: absolute;
    inset: 0;
  }

  & thead th > .sorter > *:hover {
    color: var(--rt-color-link-hover);
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }

  /* Drawn, because fonts of brands lack such arrows. Both mean that the column sorts, one is the order. */
  & thead th > .sorter > *::after {
    content: '';
    flex: none;
    inline-size: 0.75em;
    block-size: 1em;
    background: currentColor;
    clip-path: polygon(50% 0, 100% 40%, 0 40%, 0 60%, 100% 60%, 50% 100%, 0 60%, 0 40%);
    opacity: 0.6;
  }

  & thead th[aria-sort='ascending'] > .sorter > *::after {
    clip-path: polygon(50% 10%, 100% 70%, 0 70%);
    opacity: 1;
  }

  & thead th[aria-sort='descending'] > .sorter > *::after {
    clip-path: polygon(0 30%, 100% 30%, 50% 90%);
    opacity: 1;
  }

  /* Of the button or link, whose colour an element that keeps its own does not inherit. */
  @media (forced-colors: active) {
    & thead th > .sorter > *::after {
      background: currentColor;
      forced-color-adjust: preserve-parent-color;
    }
  }

  &[data-sticky] tr > :first-child {
    position: sticky;
    z-index: 1;
    inset-inline-start: 0;
    min-inline-size: min(7rem, 50vw);
    max-inline-size: 50vw;
    background: var(--rt-table-background, var(--rt-color-surface-page));
    border-inline-end: 1px solid var(--rt-table-border-color, var(--rt-color-border-default));
  }

  &[data-sticky] tr > :nth-child(2) {
    padding-inline-start: var(--rt-space-4);
  }

  &[data-sticky] tbody tr:hover > :first-child {
    background: var(--rt-table-hover, var(--rt-color-surface-sunken));
  }

  &[data-stack] {
    container-type: inline-size;
  }

  & td > .name {
    display: none;
  }

  @container (inline-size < 540px) {
    &[data-stack] :is(table, tbody, tr, th) {
      display: block;
    }

    &[data-stack] thead {
      ${visuallyHidden}
    }

    &[data-stack] tbody tr {
      padding-block: var(--rt-space-3);
      border-block-end: 1px solid var(--rt-table-border-color, var(--rt-color-border-default));
    }

    &[data-stack] tbody tr:first-child {
      border-block-start: 2px solid var(--rt-table-rule, var(--rt-color-border-strong));
    }

    &[data-stack] tbody :is(th, td) {
      padding: var(--rt-space-1) 0;
      border: 0;
      text-align: start;
      overflow-wrap: anywhere;
    }

    &[data-stack] td {
      display: grid;
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
      align-items: baseline;
      gap: var(--rt-space-4);
    }

    &[data-stack] td > .name {
      display: block;
      color: var(--rt-color-text-muted);
      font: var(--rt-table-header-type, var(--rt-type-label-m));
    }
  }

  @media print {
    overflow: visible;

    &[data-sticky] tr > :first-child {
      position: static;
    }
  }
`;
