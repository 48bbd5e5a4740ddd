import { styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';

export const FigureRoot: Root<'figure'> = styled.figure`
  display: grid;
  gap: var(--rt-figure-gap, var(--rt-space-2));
  margin: 0;

  @media print {
    break-inside: avoid;
  }
`;

export const CaptionRoot: Root<'figcaption'> = styled.figcaption`
  max-inline-size: var(--rt-caption-width, none);
  padding-inline: var(--rt-caption-padding, 0);
  color: var(--rt-caption-text, var(--rt-color-text-muted));
  font: var(--rt-type-caption);
  letter-spacing: var(--rt-type-caption-letter-spacing);
  text-align: var(--rt-caption-align, start);
  text-wrap: pretty;

  & > .credit {
    color: var(--rt-caption-credit, var(--rt-color-text-muted));
    font: var(--rt-type-credit);
    letter-spacing: var(--rt-type-credit-letter-spacing);
  }
`;
