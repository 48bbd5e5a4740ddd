import { styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';

export const DateTimeRoot: Root<'time'> = styled.time`
  color: var(--rt-datetime-text, var(--rt-color-text-muted));
  font: var(--rt-type-time);
  letter-spacing: var(--rt-type-time-letter-spacing);
  font-variant-numeric: lining-nums tabular-nums;

  &[data-strong] {
    font-weight: 600;
  }

  &[data-tone='inherit'] {
    color: inherit;
  }

  &[data-tone='accent'] {
    color: var(--rt-color-kicker);
  }
`;
