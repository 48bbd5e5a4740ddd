import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';

export const BodyRatingRoot: Root<'p'> = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--rt-space-2) var(--rt-space-3);
  font: var(--rt-type-label-m);

  & > meter {
    inline-size: min(40%, 200px);
    block-size: var(--rt-space-4);
    accent-color: var(--rt-color-accent);
  }

  & > strong {
    font: var(--rt-type-headline-s);
    font-variant-numeric: lining-nums;
  }
`;
