import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';

export const StoryPairRoot: Root<'section'> = styled.section`
  --rt-card-gap: var(--rt-space-5);
  --rt-card-text-gap: var(--rt-space-3);

  display: grid;
  gap: var(--rt-space-12) var(--rt-grid-gutter);
  min-inline-size: 0;

  @container (width < 560px) {
    gap: var(--rt-space-8);

    & > :nth-child(2) {
      --rt-card-standfirst-display: none;
    }
  }

  @container (width >= 560px) {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    align-items: start;

    & > :first-child {
      grid-column: 1 / span 7;
    }

    & > :nth-child(2) {
      grid-column: 9 / -1;
      margin-block-start: var(--rt-story-pair-step, var(--rt-space-24));
    }

    & > :only-child {
      grid-column: 3 / span 8;
    }
  }
`;
