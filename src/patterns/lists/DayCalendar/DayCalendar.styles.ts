import { styled } from 'styled-components';
import { focusRing } from '../../../components/focus.styles.ts';
import type { Root } from '../../../styling/root.ts';

export const DayCalendarRoot: Root<'nav'> = styled.nav`
  display: grid;
  gap: var(--rt-space-4);
  min-inline-size: 0;
  max-inline-size: 400px;
  padding-block-start: var(--rt-space-3);
  border-block-start: var(--rt-section-rule-width, 2px) solid
    var(--rt-section-rule-color, var(--rt-color-border-strong));
  color: var(--rt-color-text-default);

  &[data-titled] {
    padding-block-start: 0;
    border-block-start: none;
  }

  & > .bar {
    display: grid;
    grid-template-columns: 44px 1fr 44px;
    align-items: center;
    min-block-size: 44px;
  }

  & > .bar > .month {
    grid-column: 2;
    grid-row: 1;
    margin: 0;
    font: var(--rt-type-headline-xs);
    letter-spacing: var(--rt-type-headline-xs-letter-spacing);
    text-align: center;
  }

  & > .bar > .month::first-letter {
    text-transform: uppercase;
  }

  & > .bar > .before {
    grid-column: 1;
    grid-row: 1;
  }

  & > .bar > .after {
    grid-column: 3;
    grid-row: 1;
  }

  & > table {
    inline-size: 100%;
    border-collapse: collapse;
    table-layout: fixed;
    font: var(--rt-type-label-m);
    font-variant-numeric: tabular-nums;
    text-align: center;
  }

  & th {
    block-size: 32px;
    padding: 0;
    color: var(--rt-color-text-muted);
    font: var(--rt-type-label-s);
    text-transform: uppercase;
  }

  & td {
    block-size: 44px;
    padding: 0;
    color: var(--rt-color-text-muted);
  }

  & td > :is(a, span) {
    display: grid;
    place-items: center;
    block-size: 44px;
    border: 1px solid transparent;
    border-radius: var(--rt-day-calendar-radius, var(--rt-radius-control));
  }

  /* A day with stories is marked by weight and a line, not by colour alone. */
  & td > a {
    color: var(--rt-color-text-default);
    font-weight: 700;
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-decoration-color: var(--rt-color-border-accent);
    text-underline-offset: 0.35em;
    ${focusRing}
  }

  & td > a:hover {
    background: var(--rt-color-surface-sunken);
  }

  & td[data-today] > :is(a, span) {
    border-color: currentColor;
  }

  & td > :is(a[aria-current], span[data-chosen]) {
    background: var(--rt-color-action-default);
    color: var(--rt-color-action-text);
    text-decoration-color: currentColor;
  }

  & > .any {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--rt-space-3);
    align-items: end;
  }

  @media (forced-colors: active) {
    & td > :is(a[aria-current], span[data-chosen]) {
      background: SelectedItem;
      color: SelectedItemText;
      forced-color-adjust: none;
    }
  }
`;
