import { css } from 'styled-components';

/** The focus ring, one for the whole system. It is an outline, so that forced colours keep it. */
export const focusRing = css`
  &:focus-visible {
    outline: var(--rt-focus-width, 2px) solid var(--rt-color-focus);
    outline-offset: var(--rt-focus-offset, 2px);
  }
`;
