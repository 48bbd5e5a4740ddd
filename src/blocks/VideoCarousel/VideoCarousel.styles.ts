import { styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';

export const VideoCarouselRoot: Root<'section'> = styled.section`
  display: grid;
  gap: var(--rt-space-6);
  min-inline-size: 0;
  padding-block: var(--rt-space-12);
  padding-inline: var(--rt-front-edge, var(--rt-grid-margin));
  background: var(--rt-video-carousel-background, var(--rt-color-surface-sunken));
  color: var(--rt-color-text-default);
`;
