import { keyframes, styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';

const read = keyframes`
  to {
    scale: 1 1;
  }
`;

export const ReadingProgressRoot: Root<'div'> = styled.div`
  position: fixed;
  inset-block-start: 0;
  inset-inline: 0;
  z-index: calc(var(--rt-z-header) + 1);
  block-size: var(--rt-reading-progress-height, 4px);
  background: var(--rt-reading-progress-color, var(--rt-color-accent));
  transform-origin: 0 0;
  scale: 0 1;
  pointer-events: none;

  /* The article around it names the timeline. */
  @supports (animation-timeline: view()) {
    animation-name: ${read};
    animation-timing-function: linear;
    animation-fill-mode: both;
    animation-timeline: --rt-reading;
    animation-range: contain;
  }

  @media (forced-colors: active) {
    background: Highlight;
  }

  @media print {
    display: none;
  }
`;
