import { css } from 'styled-components';
import { focusRing } from '../focus.styles.ts';

/** Dots or bars, one for each place of the row. */
export const places = css`
  & > .places {
    grid-column: 1;
    grid-row: 2;
    display: flex;
    flex-wrap: wrap;
    min-block-size: 44px;
    align-items: center;
  }

  &[data-places='over'] > .places {
    position: absolute;
    inset-block-end: var(--rt-space-5);
    inset-inline: var(--rt-carousel-places-edge, var(--rt-space-3));
    z-index: 2;
    color: var(--rt-color-picture-text);
  }

  & > .places > :is(a, button) {
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

  & > .places > :is(a, button)::before {
    content: '';
    box-sizing: border-box;
    inline-size: 10px;
    block-size: 10px;
    border: 1.5px solid;
    border-radius: var(--rt-carousel-dot-radius, 50%);
  }

  & > .places > :is(a, button):hover::before {
    background: color-mix(in oklab, currentColor 40%, transparent);
  }

  & > .places > :is(a, button)[aria-current]::before {
    border-color: var(--rt-carousel-current, var(--rt-color-accent));
    background: var(--rt-carousel-current, var(--rt-color-accent));
  }

  & > .places[data-kind='bars'] {
    gap: var(--rt-space-2);
  }

  & > .places[data-kind='bars'] > :is(a, button) {
    inline-size: 44px;
  }

  & > .places[data-kind='bars'] > :is(a, button)::before {
    inline-size: 100%;
    block-size: 4px;
    border: 0;
    border-radius: 0;
    background: currentColor;
    opacity: 0.35;
  }

  & > .places[data-kind='bars'] > :is(a, button):hover::before {
    opacity: 0.7;
  }

  & > .places[data-kind='bars'] > :is(a, button)[aria-current]::before {
    background: var(--rt-carousel-current, var(--rt-color-accent));
    opacity: 1;
  }

  /* Without a script the current slide is unknown. */
  @media (scripting: none) {
    & > .places > a[aria-current]::before {
      border-color: currentColor;
      background: none;
    }

    & > .places[data-kind='bars'] > a[aria-current]::before {
      background: currentColor;
      opacity: 0.35;
    }
  }

  @media (forced-colors: active) {
    & > .places > :is(a, button)[aria-current]::before {
      border-color: Highlight;
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;
