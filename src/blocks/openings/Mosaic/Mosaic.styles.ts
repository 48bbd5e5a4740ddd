import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';

export const MosaicRoot: Root<'section'> = styled.section`
  display: grid;
  gap: var(--rt-mosaic-gap, var(--rt-space-2));
  min-inline-size: 0;

  & > article {
    --rt-card-rows: minmax(0, 1fr);

    min-block-size: 340px;
  }

  & > :nth-child(3) {
    --rt-card-padding: var(--rt-space-5);
    --rt-card-background: var(--rt-mosaic-block, var(--rt-color-surface-accent));
    --rt-card-text: var(--rt-mosaic-block-text, var(--rt-color-text-on-accent));
    --rt-card-text-align: space-between;
    --rt-card-text-gap: var(--rt-space-6);
    --rt-card-headline-hover: currentColor;
    --rt-card-headline-visited: currentColor;
    --rt-kicker-text: currentColor;

    min-block-size: 0;
  }

  @container (width >= 560px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    & > :nth-child(1) {
      grid-column: 1 / -1;
      min-block-size: 460px;
    }

    & > :last-child:nth-child(even) {
      grid-column: 1 / -1;
      min-block-size: 460px;
    }
  }

  @container (width >= 900px) {
    grid-template-columns: repeat(12, minmax(0, 1fr));

    & > :nth-child(1) {
      grid-column: 1 / span 6;
      min-block-size: 600px;
    }

    & > :nth-child(2) {
      grid-column: 7 / span 3;
    }

    & > :nth-child(3) {
      grid-column: 10 / span 3;
    }

    & > :nth-child(4) {
      grid-column: 1 / span 4;

      /* The wide tile beside it shows a whole face above its words. */
      min-block-size: 560px;
    }

    & > :nth-child(4):last-child {
      grid-column: 1 / -1;
    }

    & > :nth-child(5) {
      grid-column: 5 / span 8;
    }
  }
`;
