import { styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';

export const TooltipRoot: Root<'span'> = styled.span`
  position: relative;
  display: inline-flex;

  & > .bubble {
    position: absolute;
    inset-block-end: calc(100% + 6px);
    inset-inline-start: 50%;
    translate: -50% 0;
    z-index: var(--rt-z-overlay);
    inline-size: max-content;
    max-inline-size: 240px;
    padding: var(--rt-space-1) var(--rt-space-3);
    border: 1px solid transparent;
    border-radius: var(--rt-tooltip-radius, var(--rt-radius-s));
    background: var(--rt-tooltip-background, var(--rt-color-surface-inverse));
    color: var(--rt-tooltip-text, var(--rt-color-text-inverse));
    font: var(--rt-type-label-s);
    letter-spacing: var(--rt-type-label-s-letter-spacing);
    text-align: center;
    visibility: hidden;
    opacity: 0;
    transition: opacity var(--rt-duration-fast) var(--rt-easing-standard);
  }

  /* The way from the button to the bubble counts as the bubble, so that the pointer can reach it. */
  & > .bubble::before {
    content: '';
    position: absolute;
    inset: 0 0 -8px;
  }

  &[data-side='below'] > .bubble {
    inset-block: calc(100% + 6px) auto;
  }

  &[data-side='below'] > .bubble::before {
    inset: -8px 0 0;
  }

  &:not([data-dismissed]):is(:hover, :focus-within) > .bubble {
    visibility: visible;
    opacity: 1;
  }

  @media (prefers-reduced-motion: reduce) {
    & > .bubble {
      transition: none;
    }
  }
`;
