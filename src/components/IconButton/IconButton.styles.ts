import { css, styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';
import { focusRing } from '../focus.styles.ts';
import { quietIconButton } from './quiet.styles.ts';

/** Shared by `IconButton` and `IconLink`. */
export const iconButtonStyles = css`
  ${quietIconButton}

  &[data-variant='outlined'] {
    border-color: currentColor;
  }

  &[data-variant='filled'] {
    background: var(--rt-icon-button-filled-background, var(--rt-color-action-default));
    color: var(--rt-icon-button-filled-text, var(--rt-color-action-text));
  }

  &[data-variant='filled']:hover {
    background: var(--rt-icon-button-filled-background-hover, var(--rt-color-action-hover));
  }

  &[data-shape='round'] {
    border-radius: var(--rt-radius-full);
  }

  &[data-size='small'] {
    inline-size: 32px;
    block-size: 32px;
  }

  @media (pointer: coarse) {
    &[data-size='small'] {
      inline-size: 44px;
      block-size: 44px;
    }
  }
`;

export const IconButtonRoot: Root<'button'> = styled.button`
  ${iconButtonStyles}
  ${focusRing}

  &:disabled,
  &[aria-disabled='true'] {
    opacity: 0.4;
    cursor: not-allowed;
  }

  /* It can have the focus, and its ring is as clear as every other. */
  &[aria-disabled='true']:focus-visible {
    opacity: 1;
  }

  &[aria-disabled='true']:focus-visible > svg {
    opacity: 0.4;
  }

  &[aria-pressed='true'] {
    background: color-mix(in oklab, currentColor 16%, transparent);
  }
`;
