import { keyframes, styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';

const breathe = keyframes`
  50% {
    opacity: 0.5;
  }
`;

export const SkeletonRoot: Root<'span'> = styled.span`
  display: grid;
  gap: var(--rt-space-2);
  animation: ${breathe} 1.8s ease-in-out infinite;

  & > span {
    block-size: 1em;
    border-radius: var(--rt-radius-s);
    background: var(
      --rt-skeleton-background,
      color-mix(in oklab, var(--rt-color-text-default) 12%, transparent)
    );
  }

  & > span:last-child:not(:first-child) {
    inline-size: 60%;
  }

  &[data-shape='title'] > span {
    block-size: 2em;
  }

  &[data-shape='picture'] > span {
    block-size: auto;
    aspect-ratio: var(--rt-ratio-card, 16 / 9);
    border-radius: var(--rt-radius-image);
  }

  &[data-shape='portrait'] > span {
    inline-size: 48px;
    block-size: 48px;
    border-radius: var(--rt-avatar-radius, var(--rt-radius-full));
  }

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }

  @media (forced-colors: active) {
    & > span {
      background: GrayText;
    }
  }
`;
