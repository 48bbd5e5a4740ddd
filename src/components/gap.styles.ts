import { css } from 'styled-components';

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
