import { css } from 'styled-components';
import { focusInside, focusRing } from '../../../components/focus.styles.ts';

/** The row of pictures, one of which is on the stage, and the arrows over it. */
export const stage = css`
  & > .row {
    grid-row: 2;
    position: relative;
    min-inline-size: 0;
    min-block-size: 0;
  }

  & > .row > .viewport {
    block-size: 100%;
    overflow: hidden;
    cursor: zoom-in;
    touch-action: none;
    ${focusInside}
    ${focusRing}
  }

  & > .row > .viewport[data-zoomed] {
    cursor: grab;
  }

  & > .row > .viewport[data-zoomed]:active {
    cursor: grabbing;
  }

  & > .row > .viewport > .track {
    display: flex;
    block-size: 100%;
  }

  & > .row > .viewport > .track > .slide {
    flex: none;
    inline-size: 100%;
    block-size: 100%;
    min-inline-size: 0;
    overflow: hidden;
  }

  & .frame {
    block-size: 100%;
    background: center / contain no-repeat;
    transition: transform var(--rt-duration-fast) var(--rt-easing-standard);
    user-select: none;
  }

  & .frame[data-held] {
    transition: none;
    will-change: transform;
  }

  & > .row > .controls {
    --rt-icon-button-filled-background: color-mix(in oklab, var(--rt-color-picture-ground) 60%, transparent);
    --rt-icon-button-filled-background-hover: color-mix(
      in oklab,
      var(--rt-color-picture-ground) 85%,
      transparent
    );
    --rt-icon-button-filled-text: var(--rt-color-picture-text);

    position: absolute;
    inset-block-start: calc(50% - 22px);
    inset-inline: var(--rt-space-3);
    z-index: 1;
    display: flex;
    justify-content: space-between;
    pointer-events: none;
    transition: opacity var(--rt-duration-slow) var(--rt-easing-standard);
  }

  & > .row > .controls > button {
    pointer-events: auto;
  }
`;
