import { keyframes, styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';
import { fadesSlowly } from '../waiting.styles.ts';

const spin = keyframes`
  to {
    rotate: 1turn;
  }
`;

export const SpinnerRoot: Root<'span'> = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--rt-space-2);
  color: var(--rt-spinner-text, var(--rt-color-text-muted));
  font: var(--rt-type-label-s);
  letter-spacing: var(--rt-type-label-s-letter-spacing);

  &::before {
    content: '';
    flex: none;
    box-sizing: border-box;
    inline-size: 24px;
    aspect-ratio: 1;
    border: 3px solid color-mix(in oklab, currentColor 22%, transparent);
    border-block-start-color: var(--rt-spinner-color, var(--rt-color-accent));
    border-radius: 50%;
    animation: ${spin} 0.9s linear infinite;
    ${fadesSlowly}
  }

  &[data-size='small']::before {
    inline-size: 16px;
    border-width: 2px;
  }

  &[data-size='large']::before {
    inline-size: 40px;
    border-width: 4px;
  }
`;
