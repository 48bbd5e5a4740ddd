import { keyframes, styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';
import { fadesSlowly } from '../waiting.styles.ts';

const pass = keyframes`
  from {
    background-position-x: -50%;
  }

  to {
    background-position-x: 150%;
  }
`;

export const ProgressBarRoot: Root<'progress'> = styled.progress`
  display: block;
  appearance: none;
  inline-size: 100%;
  block-size: var(--rt-progress-height, 4px);
  overflow: hidden;
  border: 0;
  border-radius: var(--rt-progress-radius, 0);
  background: var(--rt-progress-track, var(--rt-color-surface-sunken));
  color: var(--rt-progress-color, var(--rt-color-accent));

  &::-webkit-progress-bar {
    background: transparent;
  }

  &::-webkit-progress-value {
    background: currentColor;
  }

  &::-moz-progress-bar {
    background: currentColor;
  }

  &[data-size='large'] {
    block-size: 12px;
  }

  /* A third of the bar passes over the track, from before its beginning to behind its end. */
  &:indeterminate {
    background-image: linear-gradient(currentColor, currentColor);
    background-position-x: 50%;
    background-repeat: no-repeat;
    background-size: 33% 100%;
    animation: ${pass} 1.6s linear infinite;
    ${fadesSlowly}
  }

  &:indeterminate::-moz-progress-bar {
    background: transparent;
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    background-color: Canvas;
    color: Highlight;
    forced-color-adjust: none;
  }
`;
