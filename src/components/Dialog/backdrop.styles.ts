import { css, keyframes } from 'styled-components';

const appear = keyframes`
  from {
    opacity: 0;
  }
`;

/** The backdrop of every modal layer. */
export const backdrop = css`
  position: fixed;
  inset: 0;
  z-index: var(--rt-z-modal);
  background: var(--rt-color-overlay);
  animation: ${appear} var(--rt-duration-base) var(--rt-easing-standard);

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;
