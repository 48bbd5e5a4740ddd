import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';
import { pageEdge } from '../../../components/page-width.styles.ts';

/*
 * Blocks are in the page's column. A block with `data-bleed` extends to one or both edges of the window, and
 * `--rt-front-edge` is the distance to the column's edge.
 */
export const FrontLayoutRoot: Root<'div'> = styled.div`
  --rt-front-edge: ${pageEdge('100cqi')};

  --_rt-front-gap: var(--rt-front-gap, var(--rt-space-16));

  container-type: inline-size;
  min-inline-size: 0;

  & > .front {
    display: grid;
    grid-template-columns:
      [full-start] ${pageEdge('100cqi')}
      [content-start] minmax(0, 1fr)
      [content-end] ${pageEdge('100cqi')}
      [full-end];
    row-gap: var(--_rt-front-gap);
    padding-block: var(--rt-front-padding, 0 var(--rt-space-20));
  }

  /* A phone shows little at once: the space of a desktop would be an empty screen between two sections. */
  @container (width < 560px) {
    & > .front {
      --_rt-front-gap: var(--rt-front-gap, var(--rt-front-gap-narrow));

      padding-block: var(--rt-front-padding, 0 var(--rt-space-12));
    }
  }

  & > .front:has(> [data-bleed='both']:last-child) {
    padding-block-end: 0;
  }

  & > .front > * {
    grid-column: content;
    min-inline-size: 0;
  }

  & > .front > [data-bleed='both'] {
    grid-column: full;
  }

  /* Two dark bands are one: a strip of the page's ground between them would look like a fault. */
  & > .front > [data-bleed='both'][data-mode='dark'] + [data-bleed='both'][data-mode='dark'] {
    margin-block-start: calc(-1 * var(--_rt-front-gap));
  }

  & > .front > [data-bleed='start'] {
    grid-column: full-start / content-end;
  }

  & > .front > [data-bleed='end'] {
    grid-column: content-start / full-end;
  }
`;
