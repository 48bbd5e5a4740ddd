import { css } from 'styled-components';
import { focusRing } from '../../../components/focus.styles.ts';

/** All pictures, small, below the caption. Low screens have no room for them. */
export const thumbnails = css`
  & > .thumbnails {
    grid-row: 4;
    position: relative;
    display: flex;
    gap: var(--rt-space-2);
    padding: var(--rt-space-2) var(--rt-space-4) max(var(--rt-space-3), env(safe-area-inset-bottom));
    overflow-x: auto;
    scrollbar-width: none;
    transition: opacity var(--rt-duration-slow) var(--rt-easing-standard);
  }

  /* In the middle, as long as they fit. */
  & > .thumbnails::before,
  & > .thumbnails::after {
    content: '';
    margin: auto;
  }

  & > .thumbnails > button {
    flex: none;
    inline-size: 72px;
    padding: 0;
    border: 0;
    border-block-end: 3px solid transparent;
    background: none;
    opacity: 0.55;
    cursor: pointer;
    transition: opacity var(--rt-duration-fast) var(--rt-easing-standard);
    ${focusRing}
  }

  & > .thumbnails > :is(button:hover, [aria-current]) {
    opacity: 1;
  }

  & > .thumbnails > [aria-current] {
    border-color: currentColor;
  }

  @media (height < 480px) {
    & > .thumbnails {
      display: none;
    }
  }
`;
