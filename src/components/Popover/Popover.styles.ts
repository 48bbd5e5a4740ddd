import { styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';

/** Where the browser cannot anchor it to its button, it stands in the middle of the screen. */
export const PopoverRoot: Root<'div'> = styled.div`
  max-inline-size: min(var(--rt-popover-width, 360px), calc(100vw - 32px));
  padding: var(--rt-popover-padding, var(--rt-space-5));
  border: var(--rt-popover-border, 1px solid var(--rt-color-border-default));
  border-radius: var(--rt-popover-radius, var(--rt-radius-card));
  background: var(--rt-popover-background, var(--rt-color-surface-raised));
  box-shadow: var(--rt-elevation-overlay);
  color: var(--rt-color-text-default);
  font: var(--rt-type-body-s);
  inset: auto;
  margin: auto;

  &:not(:popover-open) {
    display: none;
  }

  @supports (position-area: block-end) {
    margin: var(--rt-space-1) 0;
    position-area: block-end span-inline-end;
    position-try-fallbacks:
      flip-block,
      flip-inline,
      flip-block flip-inline;
  }

  @supports not (position-area: block-end) {
    inset: 0;
  }
`;
