import { styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';
import { focusInside, focusRing, ring } from '../focus.styles.ts';
import { controls } from './controls.styles.ts';
import { pagination } from './pagination.styles.ts';
import { views } from './views.styles.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.styles.ts';

export const CarouselRoot: Root<'section'> = styled.section`
  --_rt-carousel-space: var(--rt-space-4);

  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--rt-space-2) var(--rt-space-4);
  min-inline-size: 0;
  container-type: inline-size;
  color: var(--rt-carousel-text, var(--rt-color-text-default));

  & > .viewport {
    grid-column: 1 / -1;
    grid-row: 1;
    min-inline-size: 0;

    /* Space for overlay scrollbars, which otherwise cover the last line. */
    padding-block-end: var(--rt-space-2);
    margin-block-end: calc(-1 * var(--rt-space-2));
    overflow: auto hidden;
    scroll-snap-type: x mandatory;
    scrollbar-width: thin;
    scrollbar-color: color-mix(in oklab, currentColor 45%, transparent) transparent;
    overscroll-behavior-x: contain;
    ${focusInside}
    ${focusRing}
  }

  /* The slides are painted over the ring of their frame, so the ring is drawn again on top. */
  &:has(> .viewport:focus-visible)::after {
    content: '';
    z-index: 1;
    grid-column: 1 / -1;
    grid-row: 1;
    align-self: stretch;
    pointer-events: none;
    ${focusInside}
    ${ring}
  }

  &[data-ready] > .viewport {
    overflow: hidden;
    scroll-snap-type: none;
    cursor: grab;
  }

  &[data-ready] > .viewport:active {
    cursor: grabbing;
  }

  & > .viewport > .track {
    display: flex;
    margin-inline-start: calc(-1 * var(--_rt-carousel-space));
    touch-action: pan-y pinch-zoom;
  }

  & > .viewport > .track > .slide {
    box-sizing: border-box;
    flex: none;
    inline-size: 100%;
    min-inline-size: 0;
    padding-inline-start: var(--_rt-carousel-space);
    scroll-margin-block-start: var(--rt-carousel-margin, 120px);
    scroll-margin-inline-start: calc(-1 * var(--_rt-carousel-space));
    scroll-snap-align: start;
  }

  &[data-spacing='narrow'] {
    --_rt-carousel-space: var(--rt-space-2);
  }

  @media (width < 640px) {
    &[data-spacing='screen'] {
      --_rt-carousel-space: var(--rt-space-2);
    }
  }

  &[data-offsets='slider'] > .viewport {
    padding-inline: 14px 10px;
    scroll-padding-inline: 14px 10px;
  }

  @media (width > 1024px) {
    &[data-offsets='slider'] > .viewport {
      padding-inline: 30px 16px;
      scroll-padding-inline: 30px 16px;
    }
  }

  ${views}

  & .face {
    position: relative;
  }

  @media (width < 640px) {
    &[data-column] > :is(.controls, .pagination) {
      display: none;
    }

    &[data-column] > .viewport {
      overflow: visible;
    }

    &[data-column] > .viewport > .track {
      flex-direction: column;
      gap: var(--rt-space-8);
    }
  }

  &[data-fill] {
    grid-template-rows: minmax(0, 1fr);
    align-items: stretch;
  }

  &[data-fill] > .viewport > .track,
  &[data-fill] > .viewport > .track > .slide {
    block-size: 100%;
  }

  &[data-effect='coverflow'] > .viewport {
    perspective: 1200px;
  }

  &[data-effect='coverflow'] > .viewport > .track,
  &[data-effect='coverflow'] > .viewport > .track > .slide {
    transform-style: preserve-3d;
  }

  &[data-effect='coverflow'] .face::after {
    content: '';
    position: absolute;
    inset: 0;
    background: var(--rt-color-picture-ground);
    opacity: var(--_rt-carousel-shade, 0);
    pointer-events: none;
  }

  ${controls}
  ${pagination}

  & > .status {
    ${visuallyHidden}
  }

  @media print {
    & > :is(.controls, .pagination) {
      display: none;
    }
  }
`;
