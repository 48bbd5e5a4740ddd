import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';

const edge = '1px solid var(--rt-countdown-border, color-mix(in oklab, currentColor 45%, transparent))';

export const CountdownRoot: Root<'div'> = styled.div`
  display: inline-flex;
  flex-wrap: wrap;
  border: ${edge};
  border-inline-end: 0;
  border-block-end: 0;
  color: inherit;
  font-variant-numeric: tabular-nums lining-nums;

  & > .unit {
    flex: 1 0 84px;
    display: grid;
    justify-items: start;
    gap: var(--rt-space-1);
    padding: var(--rt-space-3) var(--rt-space-4);
    border-inline-end: ${edge};
    border-block-end: ${edge};
  }

  /* With seconds: four in a row, or two and two. */
  & > .unit:nth-last-child(4),
  & > .unit:nth-last-child(4) ~ .unit {
    flex-basis: 8rem;
  }

  & .numeral {
    font: var(--rt-type-numeral);
    letter-spacing: var(--rt-type-numeral-letter-spacing);
  }
`;
