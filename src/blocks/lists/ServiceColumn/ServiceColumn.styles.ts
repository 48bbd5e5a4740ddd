import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';
import { focusInside, focusRing } from '../../../components/focus.styles.ts';

export const ServiceColumnRoot: Root<'section'> = styled.section`
  display: grid;
  align-content: start;
  min-inline-size: 0;
  border: var(--rt-rule-hairline) solid var(--rt-color-border-default);
  border-radius: var(--rt-radius-s);
  background: var(--rt-color-surface-raised);
  overflow: hidden;
  ${focusInside}

  & > .today {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 var(--rt-space-4);
    align-items: center;
    padding: var(--rt-space-4);
    background: var(--rt-color-surface-tint);
  }

  & .day {
    grid-row: span 2;
    color: var(--rt-color-accent);
    font: var(--rt-type-display);
    font-variant-numeric: lining-nums tabular-nums;
  }

  & .place {
    font: var(--rt-type-section);
  }

  & .date {
    color: var(--rt-color-text-muted);
    font: var(--rt-type-time);
  }

  & .date::first-letter {
    text-transform: uppercase;
  }

  & > .services {
    padding: 0 var(--rt-space-4);
    list-style: none;
  }

  & > .services > li {
    padding-block: var(--rt-space-3);
  }

  & > .services > li + li {
    border-block-start: var(--rt-rule-hairline) solid var(--rt-color-border-default);
  }

  & > .edition {
    display: grid;
    grid-template-columns: 76px minmax(0, 1fr);
    gap: var(--rt-space-4);
    align-items: center;
    padding: var(--rt-space-4);
    border-block-start: var(--rt-rule-hairline) solid var(--rt-color-border-default);
    background: var(--rt-color-surface-sunken);
    color: inherit;
    font: var(--rt-type-label-s);
    text-decoration: none;
    ${focusRing}
  }

  & > .edition:hover .title {
    text-decoration: underline;
  }

  & .title {
    display: block;
    padding-block: var(--rt-space-1);
    font: var(--rt-type-headline-xs);
  }
`;
