import { styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';

export const PortraitRowRoot: Root<'section'> = styled.section`
  --rt-card-align: center;
  --rt-card-gap: var(--rt-space-4);

  display: grid;
  gap: var(--rt-space-8);
  min-inline-size: 0;

  &[data-align='start'] {
    --rt-card-align: start;
  }

  & > .row {
    display: grid;
    gap: var(--rt-space-10) var(--rt-grid-gutter);
    margin: 0;
    padding: 0;
    list-style: none;
  }

  @container (width < 560px) {
    & > .row {
      grid-auto-columns: 68%;
      grid-auto-flow: column;
      gap: var(--rt-space-4);
      margin-inline: calc(-1 * var(--rt-grid-margin));
      padding-inline: var(--rt-grid-margin);
      overflow-x: auto;
      scroll-padding-inline: var(--rt-grid-margin);
      scroll-snap-type: x mandatory;
      scrollbar-width: none;
    }

    & > .row > li {
      scroll-snap-align: start;
    }
  }

  @container (width >= 560px) {
    & > .row {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    &[data-count='3'] > .row {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }

  @container (width >= 900px) {
    &[data-count='2'] article > .picture > picture,
    &[data-count='2'] article > .picture > picture > img {
      aspect-ratio: 1;
    }

    &[data-count='3'] > .row > :nth-child(2) {
      margin-block-start: var(--rt-portrait-row-step, 0);
    }

    &[data-count='4'] > .row {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`;
