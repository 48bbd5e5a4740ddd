import { styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';
import { focusRing } from '../../components/focus.styles.ts';

export const PriceListRoot: Root<'section'> = styled.section`
  min-inline-size: 0;
  container-type: inline-size;

  & > .sheet {
    display: grid;
    gap: var(--rt-space-6) var(--rt-space-10);
    padding: var(--rt-space-5);
    border-radius: var(--rt-radius-card);
    background: var(--rt-price-list-background, var(--rt-color-surface-tint));
  }

  & .prices {
    min-inline-size: 0;
    overflow-x: auto;
    ${focusRing}
  }

  & table {
    inline-size: 100%;
    border-collapse: collapse;
    font: var(--rt-type-label-m);
    font-variant-numeric: lining-nums tabular-nums;
  }

  & caption {
    padding-block-end: var(--rt-space-3);
    color: var(--rt-color-text-muted);
    font: var(--rt-type-caption);
    text-align: start;
  }

  & th,
  & td {
    padding: var(--rt-space-3) var(--rt-space-2);
    border-block-end: 2px dotted color-mix(in oklab, var(--rt-color-accent) 38%, transparent);
    text-align: end;
    white-space: nowrap;
  }

  & thead th {
    padding-block-start: 0;
    color: var(--rt-color-text-muted);
    font: var(--rt-type-label-s);
  }

  & :is(th, td):first-child {
    padding-inline-start: 0;
    text-align: start;
  }

  & tbody th {
    font: var(--rt-type-headline-xs);
    letter-spacing: var(--rt-type-headline-xs-letter-spacing);
  }

  & td {
    font-weight: 400;
  }

  & td:nth-child(2) {
    font-weight: 700;
  }

  & td[data-low] {
    color: var(--rt-color-link-default);
    font-weight: 700;
  }

  & td[data-low]::before {
    content: '';
    display: inline-block;
    inline-size: 0.6em;
    block-size: 0.45em;
    margin-inline-end: 0.4em;
    background: currentColor;
    clip-path: polygon(0 0, 100% 0, 50% 100%);
    vertical-align: 0.12em;
  }

  & tbody tr:last-child > * {
    border-block-end: 0;
  }

  & .notes {
    display: grid;
    align-content: center;
    gap: var(--rt-space-5);
    margin: 0;
    padding: 0;
    list-style: none;
  }

  & .notes > li + li {
    padding-block-start: var(--rt-space-5);
    border-block-start: 2px dotted color-mix(in oklab, var(--rt-color-accent) 38%, transparent);
  }

  @container (width < 640px) {
    & :is(th, td):nth-child(n + 4) {
      display: none;
    }
  }

  @container (width >= 960px) {
    & > .sheet {
      grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
      padding: var(--rt-space-6) var(--rt-space-8);
    }
  }
`;
