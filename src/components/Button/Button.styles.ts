import { css, keyframes, styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';
import { focusRing } from '../focus.styles.ts';
import { fadesSlowly } from '../waiting.styles.ts';

const spin = keyframes`
  to {
    rotate: 1turn;
  }
`;

/** Shared by `Button` (an action) and `LinkButton` (a destination). */
export const buttonStyles = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--rt-space-2);
  min-block-size: 44px;
  padding-block: var(--rt-space-2);
  padding-inline: var(--rt-button-padding, var(--rt-space-6));
  border: var(--rt-button-border, 1px solid transparent);
  border-radius: var(--rt-button-radius, var(--rt-radius-control));
  background: var(--rt-button-background, var(--rt-color-action-default));
  color: var(--rt-button-text, var(--rt-color-action-text));
  font: var(--rt-button-type, var(--rt-type-label-m));
  letter-spacing: var(--rt-button-letter-spacing, var(--rt-type-label-m-letter-spacing));
  text-align: center;
  overflow-wrap: anywhere;
  text-decoration: none;
  text-transform: var(--rt-button-case, var(--rt-case-button));
  cursor: pointer;
  transition: background-color var(--rt-duration-fast) var(--rt-easing-standard);

  &:hover {
    background: var(--rt-button-background-hover, var(--rt-color-action-hover));
  }

  &:active {
    translate: 0 1px;
  }

  &[data-variant='alt'] {
    background: var(--rt-button-alt-background, var(--rt-color-action-alt-default));
    color: var(--rt-button-alt-text, var(--rt-color-action-alt-text));
  }

  &[data-variant='alt']:hover {
    background: var(--rt-button-alt-background-hover, var(--rt-color-action-alt-hover));
  }

  &[data-variant='secondary'] {
    border-color: currentColor;
    background: transparent;
    color: var(--rt-button-secondary-text, var(--rt-color-text-default));
  }

  &[data-variant='secondary']:hover {
    background: var(--rt-button-secondary-background-hover, var(--rt-color-surface-sunken));
  }

  &[data-variant='quiet'] {
    border-color: transparent;
    background: transparent;
    color: var(--rt-button-quiet-text, var(--rt-color-link-default));
  }

  &[data-variant='quiet']:hover {
    background: transparent;
    color: var(--rt-button-quiet-text-hover, var(--rt-color-link-hover));
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }

  &[data-size='small'] {
    min-block-size: 32px;
    padding-block: var(--rt-space-1);
    padding-inline: var(--rt-button-padding-small, var(--rt-space-4));
    font: var(--rt-button-type-small, var(--rt-type-label-s));
    letter-spacing: var(--rt-type-label-s-letter-spacing);
  }

  @media (pointer: coarse) {
    &[data-size='small'] {
      min-block-size: 44px;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    transition: none;

    &:active {
      translate: none;
    }
  }

  @media print {
    display: none;
  }
`;

export const ButtonRoot: Root<'button'> = styled.button`
  ${buttonStyles}
  ${focusRing}

  &[aria-busy='true']::before {
    content: '';
    inline-size: 1em;
    aspect-ratio: 1;
    border: 2px solid;
    border-inline-end-color: transparent;
    border-radius: 50%;
    animation: ${spin} 0.8s linear infinite;
    ${fadesSlowly}
  }

  &:disabled,
  &[aria-disabled='true']:not([aria-busy]) {
    opacity: 0.6;
    cursor: not-allowed;
  }

  &[aria-busy='true'] {
    cursor: progress;
  }
`;
