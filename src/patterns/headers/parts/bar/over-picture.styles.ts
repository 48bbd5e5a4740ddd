import { css, keyframes } from 'styled-components';
import { scrim } from '../../../../components/scrim.styles.ts';
import { scrolled } from './reveal.styles.ts';

const ground = keyframes`
  75% {
    background-color: transparent;
  }

  to {
    background-color: var(--rt-color-surface-page);
  }
`;

const leave = keyframes`
  to {
    opacity: 0;
  }
`;

const grounded = (bar: string, top: string) => css`
  ${bar} {
    background-color: var(--rt-color-surface-page);
  }

  @supports (animation-timeline: scroll()) {
    ${bar} {
      background-color: transparent;
      ${scrolled(ground, `0 ${top}`)}
    }
  }
`;

const solid = (part: string) => css`
  ${part} {
    animation-name: none;
    background: Canvas;
  }
`;

const barOf = (root: string): string => `${root} > .bar`;

/**
 * A header over the picture with which its page opens. White text is legible on a white picture below 46% of its light.
 * As a float without width it takes no room, whatever its height.
 *
 * @param top height of the part that scrolls out of the window
 * @param bar selector of the part that stays: alone over the text it has a ground. Null: it always has its own
 */
export const overPicture = (top: string, bar: ((root: string) => string) | null = barOf) => css`
  &[data-over] {
    float: inline-start;
    inline-size: 100%;
    margin-inline-end: -100%;
    border-block-end-color: transparent;
    background: linear-gradient(${scrim(82)}, ${scrim(64)});
    color: var(--rt-color-picture-text);
  }

  &[data-over] .home > a {
    color: inherit;
  }

  &[data-over]::after {
    content: '';
    position: absolute;
    inset-block: 100% -48px;
    inset-inline: 0;
    background: linear-gradient(${scrim(64)}, transparent);
    pointer-events: none;
  }

  ${bar && grounded(bar('&[data-over]'), top)}

  @supports (animation-timeline: scroll()) {
    &[data-over]::after {
      ${scrolled(leave, `0 ${top}`)}
    }
  }

  /* The scrim is not drawn there, and its text and icons have dark colours of the system, or light ones. */
  @media (forced-colors: active) {
    ${solid('&[data-over]')}
    ${bar && solid(bar('&[data-over]'))}
  }

  @media print {
    &[data-over]::after {
      display: none;
    }
  }
`;
