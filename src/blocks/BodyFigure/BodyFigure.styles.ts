import { styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';

export const BodyFigureRoot: Root<'figure'> = styled.figure`
  display: grid;
  gap: var(--rt-figure-gap, var(--rt-space-2));
  margin: 0;

  & > figcaption {
    color: var(--rt-caption-text, var(--rt-color-text-muted));
    font: var(--rt-type-caption);
    letter-spacing: var(--rt-type-caption-letter-spacing);
    text-align: var(--rt-caption-align, start);
    text-wrap: pretty;
  }

  & > figcaption > .credit {
    color: var(--rt-caption-credit, var(--rt-color-text-muted));
    font: var(--rt-type-credit);
    letter-spacing: var(--rt-type-credit-letter-spacing);
  }

  & > figcaption a {
    color: var(--rt-color-link-default);
    text-decoration: underline;
  }

  @media print {
    break-inside: avoid;
  }
`;
