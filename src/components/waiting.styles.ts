import { css, keyframes } from 'styled-components';

const fade = keyframes`
  50% {
    opacity: 0.35;
  }
`;

/**
 * For a sign that something is going on, which must not seem to have stopped: under reduced motion it fades slowly
 * instead of moving. The reset ends every animation at once, except one with these variables.
 */
export const fadesSlowly = css`
  @media (prefers-reduced-motion: reduce) {
    --_rt-reduced-duration: 3s;
    --_rt-reduced-count: infinite;

    animation: ${fade} 3s ease-in-out infinite;
  }
`;
