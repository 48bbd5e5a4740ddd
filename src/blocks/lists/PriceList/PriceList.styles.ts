import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';
import { visuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.styles.ts';

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
    position: relative;
    min-inline-size: 0;
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

    /* The prices of a row are on one line. The mark of the lowest price is below it. */
    vertical-align: baseline;
    white-space: nowrap;
  }

  & :is(th, td):last-child {
    padding-inline-end: 0;
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

  & td[data-low] {
    color: var(--rt-color-link-default);
    font-weight: 700;
  }

  & .low {
    display: block;
    inline-size: fit-content;
    margin-inline-start: auto;
    padding-inline: var(--rt-space-2);
    border: 1.5px solid currentColor;
    border-radius: var(--rt-radius-full);
    font: var(--rt-type-label-s);
    font-size: 0.75rem;
    white-space: nowrap;
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

  /* If the columns have no room, each product becomes a list of places. Larger text needs more room. */
  @container (width < 40rem) {
    & thead {
      ${visuallyHidden}
    }

    & :is(table, caption, tbody, tr, th, td) {
      display: block;
    }

    & tbody tr {
      padding-block: var(--rt-space-3);
      border-block-end: 2px dotted color-mix(in oklab, var(--rt-color-accent) 38%, transparent);
    }

    & tbody tr:last-child {
      padding-block-end: 0;
      border-block-end: 0;
    }

    & tbody th,
    & td {
      padding: 0;
      border: 0;
      overflow-wrap: anywhere;
      white-space: normal;
    }

    & tbody th {
      padding-block-end: var(--rt-space-1);
    }

    & td {
      display: grid;
      grid-template-columns: minmax(min(6rem, 35%), 1fr) auto auto;
      align-items: center;
      gap: var(--rt-space-2);
      padding-block: var(--rt-space-1);
    }

    & td::before {
      content: attr(data-place);
      color: var(--rt-color-text-muted);
      font-weight: 400;
      text-align: start;
    }

    & .low {
      grid-column: 2;
      grid-row: 1;
      white-space: normal;
    }

    & .price {
      grid-column: 3;
    }
  }

  @container (width >= 60rem) {
    & > .sheet {
      grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
      padding: var(--rt-space-6) var(--rt-space-8);
    }
  }
`;
