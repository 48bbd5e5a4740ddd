import { styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';

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

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    color: Highlight;
    forced-color-adjust: none;
  }
`;
