import { keyframes, styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';

const pulse = keyframes`
  50% {
    opacity: 0.25;
  }
`;

export const BadgeRoot: Root<'span'> = styled.span`
  display: inline-flex;
  flex: none;
  max-inline-size: 100%;
  align-items: center;
  gap: var(--rt-space-1);
  min-block-size: 24px;
  padding-inline: var(--rt-space-2);
  border: 1px solid transparent;
  border-radius: var(--rt-badge-radius, var(--rt-radius-s));
  background: var(--rt-badge-background, var(--rt-color-surface-sunken));
  color: var(--rt-badge-text, var(--rt-color-text-default));
  font: var(--rt-type-label-s);
  letter-spacing: var(--rt-type-label-s-letter-spacing);
  text-transform: var(--rt-badge-case, var(--rt-case-kicker));
  overflow-wrap: anywhere;

  &[data-tone='accent'],
  &[data-tone='live'] {
    background: var(--rt-badge-accent-background, var(--rt-color-surface-accent));
    color: var(--rt-badge-accent-text, var(--rt-color-text-on-accent));
  }

  &[data-tone='alt'] {
    background: var(--rt-color-action-alt-default);
    color: var(--rt-color-action-alt-text);
  }

  &[data-tone='outline'] {
    border-color: currentColor;
    background: transparent;
    color: inherit;
  }

  &[data-tone='success'] {
    background: var(--rt-color-status-success-surface);
    color: var(--rt-color-status-success);
  }

  &[data-tone='warning'] {
    background: var(--rt-color-status-warning-surface);
    color: var(--rt-color-status-warning);
  }

  &[data-tone='error'] {
    background: var(--rt-color-status-error-surface);
    color: var(--rt-color-status-error);
  }

  &[data-tone='info'] {
    background: var(--rt-color-status-info-surface);
    color: var(--rt-color-status-info);
  }

  &[data-tone='live']::before {
    content: '';
    inline-size: 8px;
    aspect-ratio: 1;
    border-radius: 50%;
    background: currentColor;
    animation: ${pulse} 1.6s ease-in-out infinite;
  }

  /* The colour of the words, which an element that keeps its own colours does not inherit. */
  @media (forced-colors: active) {
    &[data-tone='live']::before {
      forced-color-adjust: preserve-parent-color;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    &[data-tone='live']::before {
      animation: none;
    }
  }
`;
