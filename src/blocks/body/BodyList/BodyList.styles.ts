import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';

export const BodyListRoot: Root<'ul'> = styled.ul`
  display: grid;
  gap: var(--rt-space-3);
  margin: 0;
  padding-inline-start: 1.4em;
  font: var(--rt-type-body-l);
  letter-spacing: var(--rt-type-body-l-letter-spacing);

  & > li {
    padding-inline-start: var(--rt-space-1);
  }

  & > li::marker {
    color: var(--rt-body-list-marker, var(--rt-color-accent));
    font-weight: 700;
    font-variant-numeric: lining-nums;
  }

  & > li > * + * {
    margin-block-start: var(--rt-space-3);
  }

  &:is(ul) {
    list-style: square;
  }
`;
