import { styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';
import { focusRing } from '../focus.styles.ts';

export const CarouselRoot: Root<'section'> = styled.section`
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
    overflow-x: auto;
    scroll-snap-type: x mandatory;
    scrollbar-width: thin;
    overscroll-behavior-x: contain;
    ${focusRing}
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
    margin-inline-start: calc(-1 * var(--rt-space-4));
    touch-action: pan-y pinch-zoom;
  }

  & > .viewport > .track > .slide {
    box-sizing: border-box;
    flex: none;
    inline-size: 100%;
    min-inline-size: 0;
    padding-inline-start: var(--rt-space-4);
    scroll-margin-inline-start: calc(-1 * var(--rt-space-4));
    scroll-snap-align: start;
  }

  &[data-spacing='narrow'] > .viewport > .track {
    margin-inline-start: calc(-1 * var(--rt-space-2));
  }

  &[data-spacing='narrow'] > .viewport > .track > .slide {
    padding-inline-start: var(--rt-space-2);
    scroll-margin-inline-start: calc(-1 * var(--rt-space-2));
  }

  &[data-view='auto'] > .viewport > .track > .slide {
    inline-size: var(--rt-carousel-slide, auto);
  }

  &:is([data-view='2'], [data-view='3']) > .viewport > .track > .slide {
    inline-size: 84%;
  }

  &:is([data-view='4'], [data-view='5'], [data-view='6']) > .viewport > .track > .slide {
    inline-size: 62%;
  }

  @container (width >= 480px) {
    &:is([data-view='2'], [data-view='3']) > .viewport > .track > .slide {
      inline-size: 50%;
    }

    &:is([data-view='4'], [data-view='5'], [data-view='6']) > .viewport > .track > .slide {
      inline-size: 38%;
    }
  }

  @container (width >= 720px) {
    &[data-view='3'] > .viewport > .track > .slide {
      inline-size: calc(100% / 3);
    }

    &[data-view='4'] > .viewport > .track > .slide {
      inline-size: calc(100% / 3);
    }

    &:is([data-view='5'], [data-view='6']) > .viewport > .track > .slide {
      inline-size: 25%;
    }
  }

  @container (width >= 960px) {
    &[data-view='4'] > .viewport > .track > .slide {
      inline-size: 25%;
    }

    &[data-view='5'] > .viewport > .track > .slide {
      inline-size: 20%;
    }

    &[data-view='6'] > .viewport > .track > .slide {
      inline-size: calc(100% / 6);
    }
  }

  & .face {
    position: relative;
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
    background: rgb(0 0 0);
    opacity: var(--rt-carousel-shade, 0);
    pointer-events: none;
  }

  & > .controls {
    grid-column: 2;
    grid-row: 2;
    display: flex;
    gap: var(--rt-space-1);
    min-block-size: 44px;
  }

  &[data-arrows='over'] > .controls > :is(.previous, .next) {
    position: absolute;
    inset-block-start: calc(50% - 44px);
    z-index: 11;
    background: var(--rt-carousel-arrow, var(--rt-color-surface-page));
    color: var(--rt-carousel-arrow-text, var(--rt-color-text-default));
  }

  &[data-arrows='over'] > .controls > :is(.previous, .next):hover {
    background: var(--rt-carousel-arrow-hover, var(--rt-color-surface-sunken));
  }

  &[data-arrows='over'] > .controls > .previous {
    inset-inline-start: var(--rt-space-3);
  }

  &[data-arrows='over'] > .controls > .next {
    inset-inline-end: var(--rt-space-3);
  }

  &[data-arrows='over'] > .controls > [aria-disabled] {
    visibility: hidden;
  }

  & > .places {
    grid-column: 1;
    grid-row: 2;
    display: flex;
    flex-wrap: wrap;
    min-block-size: 44px;
    align-items: center;
  }

  & > .places > button {
    display: grid;
    place-items: center;
    inline-size: 24px;
    block-size: 44px;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    cursor: pointer;
    ${focusRing}
  }

  & > .places > button::before {
    content: '';
    box-sizing: border-box;
    inline-size: 10px;
    block-size: 10px;
    border: 1.5px solid;
    border-radius: var(--rt-carousel-dot-radius, 50%);
  }

  & > .places > button:hover::before {
    background: color-mix(in oklab, currentColor 40%, transparent);
  }

  & > .places > button[aria-current]::before {
    border-color: var(--rt-carousel-current, var(--rt-color-accent));
    background: var(--rt-carousel-current, var(--rt-color-accent));
  }

  & > .places[data-kind='bars'] {
    gap: var(--rt-space-2);
  }

  & > .places[data-kind='bars'] > button {
    inline-size: 44px;
  }

  & > .places[data-kind='bars'] > button::before {
    inline-size: 100%;
    block-size: 4px;
    border: 0;
    border-radius: 0;
    background: currentColor;
    opacity: 0.35;
  }

  & > .places[data-kind='bars'] > button:hover::before {
    opacity: 0.7;
  }

  & > .places[data-kind='bars'] > button[aria-current]::before {
    background: var(--rt-carousel-current, var(--rt-color-accent));
    opacity: 1;
  }

  & > .status {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    margin: 0;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  @media (forced-colors: active) {
    & > .places > button[aria-current]::before {
      background: Highlight;
      forced-color-adjust: none;
    }
  }

  @media print {
    & > :is(.controls, .places) {
      display: none;
    }
  }
`;
