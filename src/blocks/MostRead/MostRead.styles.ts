import { styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';

export const MostReadRoot: Root<'section'> = styled.section`
  container-type: inline-size;
  min-inline-size: 0;

  & > .ranks {
    display: grid;
    padding: 0;
    list-style: none;
  }

  & > .ranks > li {
    padding-block: var(--rt-space-3);
  }

  & > .ranks > li + li {
    border-block-start: var(--rt-rule-hairline) var(--rt-rule-style)
      color-mix(in oklab, var(--rt-color-border-default) 45%, transparent);
  }

  & article > .numeral {
    min-inline-size: 0.6em;
  }

  @container (width >= 560px) {
    &[data-direction='row'] > .ranks {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 0 var(--rt-grid-gutter);
    }

    &[data-direction='row'] > .ranks > li:nth-child(2) {
      border-block-start: 0;
    }
  }

  @container (width >= 560px) and (width < 900px) {
    &[data-direction='row'] > .ranks > li:last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }

  @container (width >= 900px) {
    &[data-direction='row'] > .ranks {
      grid-template-columns: repeat(5, minmax(0, 1fr));
      gap: 0 calc(1.5 * var(--rt-grid-gutter));
    }

    &[data-direction='row'] > .ranks > li {
      padding-block: var(--rt-space-2) 0;
      border-block-start: 0;
    }

    &[data-direction='row'] > .ranks article {
      grid-template-columns: minmax(0, 1fr);
      gap: var(--rt-space-3);
    }
  }
`;
