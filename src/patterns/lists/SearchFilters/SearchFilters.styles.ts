import { styled } from 'styled-components';
import { focusInMiddle, focusInside, focusRing } from '../../../components/focus.styles.ts';
import type { Root } from '../../../styling/root.ts';
import { presets } from './presets.styles.ts';

export const SearchFiltersRoot: Root<'div'> = styled.div`
  container-type: inline-size;
  display: grid;
  gap: var(--rt-space-5);
  min-inline-size: 0;
  color: var(--rt-color-text-default);

  & > .correction {
    max-inline-size: 42em;
    margin: 0;
    font: var(--rt-type-standfirst-m);
    overflow-wrap: anywhere;
  }

  & > .groups {
    display: grid;
    gap: var(--rt-space-1);
    min-inline-size: 0;
  }

  & .group {
    display: grid;
    gap: 0 var(--rt-space-4);
    align-items: baseline;
    min-inline-size: 0;
  }

  & .label {
    margin: 0;
    color: var(--rt-color-text-muted);
    font: var(--rt-type-label-s);
  }

  /* On a phone a group is one line that scrolls. */
  & .values {
    display: flex;
    gap: var(--rt-space-1) var(--rt-space-4);

    /* Room for the ring of the first value, which begins under its label. */
    margin: 0 calc(-1 * var(--rt-space-1));
    padding: 0 var(--rt-space-1);
    overflow-x: auto;
    ${focusInMiddle}
    list-style: none;
    scrollbar-width: thin;
    ${focusInside}
  }

  & .values > li {
    flex: none;
    max-inline-size: 100%;
  }

  & .value {
    display: inline-flex;
    gap: var(--rt-space-1);
    align-items: center;
    min-block-size: 44px;
    max-inline-size: 100%;
    color: inherit;
    font: var(--rt-type-label-m);
    text-decoration: none;
    overflow-wrap: anywhere;
    ${focusRing}
  }

  & a.value:hover {
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }

  & .value[aria-current] {
    font-weight: 700;
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-decoration-color: var(--rt-color-border-accent);
    text-underline-offset: 0.35em;
  }

  & .count {
    color: var(--rt-search-filters-count, var(--rt-color-text-muted));
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }

  & .clear {
    justify-self: start;
    min-block-size: 44px;
    align-content: center;
    font: var(--rt-type-label-m);
    overflow-wrap: anywhere;
  }

  ${presets}

  @container (width >= 640px) {
    & .group {
      grid-template-columns: 7.5rem minmax(0, 1fr);
    }

    & .values {
      flex-wrap: wrap;
      overflow: visible;
    }
  }
`;
