import { styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';

export const RelatedStoriesRoot: Root<'section'> = styled.section`
  container-type: inline-size;

  & > ul {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--rt-space-6) var(--rt-space-4);
    margin: 0;
    padding: 0;
    padding-block-start: var(--rt-space-5);
    list-style: none;
  }

  @container (width < 640px) {
    & > ul > li:last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }

  @container (width >= 480px) {
    & > ul {
      column-gap: var(--rt-grid-gutter);
    }
  }

  @container (width >= 640px) {
    &[data-count='3'] > ul {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }

  @container (width >= 900px) {
    &[data-count='2'] > ul > li > article:has(> .picture) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: var(--rt-grid-gutter);
    }

    &:not([data-count='2'], [data-count='3']) > ul {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`;
