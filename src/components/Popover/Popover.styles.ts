import { styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';
import { placements } from '../placement.styles.ts';

/** Browsers without anchor positioning show it in the middle of the screen until a script places it. */
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
    ${placements}
  }

  @supports not (position-area: block-end) {
    inset: 0;
  }
`;
