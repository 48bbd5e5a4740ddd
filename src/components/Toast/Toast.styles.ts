import { keyframes, styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';

const rise = keyframes`
  from {
    opacity: 0;
    translate: 0 12px;
  }
`;

/** The region is in the page before its message; otherwise the message would not be announced. */
export const ToastRoot: Root<'div'> = styled.div`
  position: fixed;
  inset-block-end: var(--rt-space-4);
  inset-inline: var(--rt-space-4);
  z-index: var(--rt-z-toast);
  display: grid;
  justify-items: center;
  pointer-events: none;

  & > .message {
    display: flex;
    align-items: center;
    gap: var(--rt-space-3);
    max-inline-size: 520px;
    min-block-size: 56px;
    padding-inline: var(--rt-space-5) var(--rt-space-2);
    border: 1px solid transparent;
    border-radius: var(--rt-toast-radius, var(--rt-radius-card));
    background: var(--rt-toast-background, var(--rt-color-surface-inverse));
    box-shadow: var(--rt-elevation-overlay);
    color: var(--rt-toast-text, var(--rt-color-text-inverse));
    font: var(--rt-type-label-m);
    letter-spacing: var(--rt-type-label-m-letter-spacing);
    pointer-events: auto;
    animation: ${rise} var(--rt-duration-base) var(--rt-easing-standard);
  }

  & > .message > .text {
    flex: 1;
    padding-block: var(--rt-space-2);
  }

  @media (prefers-reduced-motion: reduce) {
    & > .message {
      animation: none;
    }
  }

  @media print {
    display: none;
  }
`;
