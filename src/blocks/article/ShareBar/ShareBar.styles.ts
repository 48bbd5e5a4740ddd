import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';

export const ShareBarRoot: Root<'div'> = styled.div`
  display: flex;
  flex-flow: var(--rt-share-bar-direction, row) wrap;
  gap: var(--rt-share-bar-gap, var(--rt-space-1));

  /* Six links and their gaps. A centred bar has its width before the last link has arrived, so that none moves. */
  @media (scripting: enabled) {
    min-inline-size: var(
      --rt-share-bar-min-inline-size,
      min(100%, 6 * 44px + 5 * var(--rt-share-bar-gap, var(--rt-space-1)))
    );
  }

  @media (scripting: none) {
    & .copy {
      display: none;
    }
  }

  @media print {
    display: none;
  }
`;
