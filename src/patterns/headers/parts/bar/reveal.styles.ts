import { css, keyframes } from 'styled-components';

/** Shows a second wordmark after the masthead has scrolled out of the window. */
export const reveal = keyframes`
  from {
    visibility: hidden;
    opacity: 0;
  }

  to {
    visibility: visible;
    opacity: 1;
  }
`;

/** The same for what a keyboard can reach while it does not show. */
export const appear = keyframes`
  from {
    opacity: 0;
    pointer-events: none;
  }

  to {
    opacity: 1;
    pointer-events: auto;
  }
`;

/**
 * An animation that the scroll position of the page drives.
 *
 * @param range the first and the last scroll position
 */
export const scrolled = (animation: ReturnType<typeof keyframes>, range: string) => css`
  /* Longhands: some minifiers write the timeline into the shorthand, which no browser supports. */
  animation-name: ${animation};
  animation-timing-function: linear;
  animation-fill-mode: both;
  animation-timeline: scroll(root);
  animation-range: ${range};
`;
