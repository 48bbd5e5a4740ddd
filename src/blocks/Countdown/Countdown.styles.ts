import { styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';

export const CountdownRoot: Root<'div'> = styled.div`
  display: inline-grid;
  grid-template-columns: repeat(3, minmax(84px, 1fr));
  color: inherit;
  font-variant-numeric: tabular-nums lining-nums;

  & > .unit {
    display: grid;
    justify-items: start;
    gap: var(--rt-space-1);
    padding: var(--rt-space-3) var(--rt-space-4);
    border: 1px solid var(--rt-countdown-border, color-mix(in oklab, currentColor 45%, transparent));
  }

  & > .unit + .unit {
    border-inline-start: 0;
  }

  & .numeral {
    font: var(--rt-type-numeral);
    letter-spacing: var(--rt-type-numeral-letter-spacing);
  }

  & .word {
    font: var(--rt-type-kicker);
    letter-spacing: var(--rt-type-kicker-letter-spacing);
    text-transform: var(--rt-case-kicker);
  }
`;
