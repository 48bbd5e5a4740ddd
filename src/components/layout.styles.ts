import { css } from 'styled-components';

/** The box of a layout primitive, which may be a list. */
export const layoutBox = css`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** As many columns of equal width as fit. None is wider than the grid, so that a narrow one scrolls nothing sideways. */
export const columns = (least: string, fill: 'auto-fill' | 'auto-fit' = 'auto-fill'): string =>
  `repeat(${fill}, minmax(min(100%, ${least}), 1fr))`;

/** `data-align`: the places of items across the direction of the row or column. */
export const alignments = css`
  &[data-align='start'] {
    align-items: flex-start;
  }

  &[data-align='center'] {
    align-items: center;
  }

  &[data-align='end'] {
    align-items: flex-end;
  }
`;

/**
 * The distances of the layout primitives: 0, 8, 16, 24 and 32 px, the last two wider from 768 px on. Without
 * `data-gap` it is the medium one.
 */
export const gaps = css`
  gap: var(--rt-gap, var(--rt-space-4));

  &[data-gap='none'] {
    gap: 0;
  }

  &[data-gap='small'] {
    gap: var(--rt-gap-small, var(--rt-space-2));
  }

  &[data-gap='large'] {
    gap: var(--rt-gap-large, var(--rt-space-6));
  }

  &[data-gap='section'] {
    gap: var(--rt-gap-section, var(--rt-space-8));
  }

  @media (width >= 768px) {
    &[data-gap='large'] {
      gap: var(--rt-gap-large, var(--rt-space-8));
    }

    &[data-gap='section'] {
      gap: var(--rt-gap-section, var(--rt-space-16));
    }
  }
`;
