import { css } from 'styled-components';
import { focusOverPicture, focusRing } from '../focus.styles.ts';

/** Dots or bars, one for each snap of the row. */
export const pagination = css`
  & > .pagination {
    grid-column: 1;
    grid-row: 2;
    display: flex;
    flex-wrap: wrap;
    min-block-size: 44px;
    align-items: center;
  }

  &[data-pagination='over'] > .pagination {
    position: absolute;
    inset-block-end: var(--rt-space-5);
    inset-inline: var(--rt-carousel-pagination-edge, var(--rt-space-3));
    z-index: 2;
    color: var(--rt-color-picture-text);
    ${focusOverPicture}
  }

  & > .pagination > :is(a, button) {
    display: grid;
    place-items: center;
    inline-size: 24px;
    block-size: 44px;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    cursor: pointer;
    ${focusRing}
  }

  & > .pagination > :is(a, button)::before {
    content: '';
    box-sizing: border-box;
    inline-size: 10px;
    block-size: 10px;
    border: 1.5px solid;
    border-radius: var(--rt-carousel-dot-radius, 50%);
  }

  & > .pagination > :is(a, button):hover::before {
    background: color-mix(in oklab, currentColor 40%, transparent);
  }

  & > .pagination > :is(a, button)[aria-current]::before {
    border-color: var(--rt-carousel-current, var(--rt-color-accent));
    background: var(--rt-carousel-current, var(--rt-color-accent));
  }

  & > .pagination[data-kind='bars'] {
    gap: var(--rt-space-2);
  }

  & > .pagination[data-kind='bars'] > :is(a, button) {
    inline-size: 44px;
  }

  & > .pagination[data-kind='bars'] > :is(a, button)::before {
    inline-size: 100%;
    block-size: 4px;
    border: 0;
    border-radius: 0;
    background: currentColor;
    opacity: 0.35;
  }

  & > .pagination[data-kind='bars'] > :is(a, button):hover::before {
    opacity: 0.7;
  }

  & > .pagination[data-kind='bars'] > :is(a, button)[aria-current]::before {
    background: var(--rt-carousel-current, var(--rt-color-accent));
    opacity: 1;
  }

  /* Without a script the current slide is unknown. */
  @media (scripting: none) {
    & > .pagination > a[aria-current]::before {
      border-color: currentColor;
      background: none;
    }

    & > .pagination[data-kind='bars'] > a[aria-current]::before {
      background: currentColor;
      opacity: 0.35;
    }
  }

  @media (forced-colors: active) {
    & > .pagination > :is(a, button)[aria-current]::before {
      border-color: Highlight;
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;
