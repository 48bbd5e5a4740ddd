import { styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';

export const TooltipRoot: Root<'span'> = styled.span`
  position: relative;
  display: inline-flex;

  & > .bubble {
    position: absolute;
    inset: auto auto calc(100% + 6px) 50%;
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

  /* The gap between button and bubble belongs to the bubble, so that the pointer can reach it. */
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

  &:is([data-side='before'], [data-side='after']) > .bubble {
    inset-block: 50% auto;
    translate: 0 -50%;
  }

  &[data-side='before'] > .bubble {
    inset-inline: auto calc(100% + 6px);
  }

  &[data-side='before'] > .bubble::before {
    inset: 0 -8px 0 0;
  }

  &[data-side='after'] > .bubble {
    inset-inline: calc(100% + 6px) auto;
  }

  &[data-side='after'] > .bubble::before {
    inset: 0 0 0 -8px;
  }

  /* No frame cuts a bubble off that is fixed to its anchor, and it changes sides for lack of room. */
  @supports (anchor-scope: none) {
    anchor-name: --_rt-tooltip;
    anchor-scope: --_rt-tooltip;

    & > .bubble,
    &:is([data-side='below'], [data-side='before'], [data-side='after']) > .bubble {
      position: fixed;
      inset: auto;
      translate: none;
      margin: 6px;
      position-anchor: --_rt-tooltip;
      position-area: block-start;
      position-try-fallbacks: flip-block;
    }

    & > .bubble::before,
    &[data-side] > .bubble::before {
      inset: -8px;
      z-index: -1;
    }

    &[data-side='below'] > .bubble {
      position-area: block-end;
    }

    &[data-side='before'] > .bubble {
      position-area: inline-start;
      position-try-fallbacks: flip-inline, block-start;
    }

    &[data-side='after'] > .bubble {
      position-area: inline-end;
      position-try-fallbacks: flip-inline, block-start;
    }
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
