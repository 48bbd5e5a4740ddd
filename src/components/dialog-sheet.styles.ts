import { css } from 'styled-components';

/**
 * A native `<dialog>` over the page, which needs no script of Radix: the room around it, its edge and its backdrop.
 *
 * @param width the most that it is wide
 */
export const dialogSheet = (width: string) => css`
  box-sizing: border-box;
  inline-size: min(100% - 2 * var(--rt-space-4), ${width});
  max-block-size: calc(100% - 2 * var(--rt-space-4));
  border: 1px solid var(--rt-color-border-default);
  border-radius: var(--rt-radius-card);
  box-shadow: var(--rt-elevation-overlay);

  &::backdrop {
    background: var(--rt-color-overlay);
  }
`;
