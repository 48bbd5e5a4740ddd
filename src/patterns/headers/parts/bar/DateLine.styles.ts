import { styled } from 'styled-components';
import type { Root } from '../../../../styling/root.ts';

export const DateLineRoot: Root<'p'> = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--rt-space-3);
  color: var(--rt-date-line-text, var(--rt-color-text-muted));
  font: var(--rt-type-time);
  letter-spacing: var(--rt-type-time-letter-spacing);

  /* It begins a line, as a sentence does. The text itself is what the locale gives: 'viernes, 27 de noviembre'. */
  & > time::first-letter {
    text-transform: uppercase;
  }

  & > time {
    display: inline-block;
  }
`;
