import { styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';
import { focusRing } from '../../components/focus.styles.ts';

export const GalleryCardsRoot: Root<'section'> = styled.section`
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

  & > ul > li {
    display: grid;
    grid-template-rows: auto 1fr;
    gap: var(--rt-space-2);
  }

  & > ul > li > a {
    place-self: end start;
    padding-block: var(--rt-space-2);
    color: var(--rt-color-link-default);
    font: var(--rt-type-label-m);
    text-decoration: underline;
    text-underline-offset: 0.2em;
    ${focusRing}
  }

  & > ul > li > a:hover {
    color: var(--rt-color-link-hover);
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
    & > ul > li:only-child {
      grid-column: 1 / -1;
    }

    & > ul > li:only-child > article:has(> .picture) {
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
      gap: var(--rt-grid-gutter);
      align-items: center;
    }

    &[data-count='3'] > ul {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }

  @container (width >= 900px) {
    &:not([data-count='2'], [data-count='3']) > ul {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`;
