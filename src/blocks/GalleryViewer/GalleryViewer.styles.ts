import * as RD from '@radix-ui/react-dialog';
import { styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';

export const GalleryViewerRoot: Root<typeof RD.Content> = styled(RD.Content)`
  --rt-carousel-arrow: rgb(0 0 0 / 60%);
  --rt-carousel-arrow-hover: rgb(0 0 0 / 85%);
  --rt-carousel-arrow-text: rgb(255 255 255);

  position: fixed;
  inset: 0;
  z-index: var(--rt-z-modal);
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  grid-template-columns: minmax(0, 1fr);
  background: rgb(0 0 0);
  color: rgb(255 255 255);
  overscroll-behavior: contain;

  &:focus {
    outline: none;
  }

  & > .bar {
    grid-row: 1;
    display: flex;
    align-items: center;
    gap: var(--rt-space-4);
    min-block-size: 56px;
    padding-inline: max(var(--rt-space-4), env(safe-area-inset-left)) var(--rt-space-2);
    font: var(--rt-type-label-m);
    letter-spacing: var(--rt-type-label-m-letter-spacing);
  }

  & > .bar > .count {
    font-weight: 700;
    font-variant-numeric: lining-nums tabular-nums;
  }

  & > .bar > .title {
    flex: 1;
    min-inline-size: 0;
    margin: 0;
    overflow: hidden;
    font: inherit;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  & > .bar > button {
    color: inherit;
  }

  & > .bar > button:hover {
    background: rgb(255 255 255 / 18%);
  }

  & > section {
    grid-row: 2;
    grid-template-rows: minmax(0, 1fr);
    align-items: stretch;
  }

  & > section > .viewport > .track,
  & > section > .viewport > .track > .slide,
  & .frame {
    block-size: 100%;
  }

  & .frame :is(picture, img) {
    inline-size: 100%;
    block-size: 100%;
    aspect-ratio: auto;
    border-radius: 0;
    background: none;
    object-fit: contain;
  }

  & > .caption {
    grid-row: 3;
    min-block-size: 5.5em;
    max-block-size: 30dvb;
    overflow-y: auto;
    padding: var(--rt-space-3) var(--rt-space-4) max(var(--rt-space-4), env(safe-area-inset-bottom));
    font: var(--rt-type-caption);
    letter-spacing: var(--rt-type-caption-letter-spacing);
    text-align: center;
    text-wrap: pretty;
  }

  & > .caption a {
    color: inherit;
    text-decoration: underline;
  }

  & > .caption > .credit {
    color: rgb(200 200 200);
    font: var(--rt-type-credit);
    letter-spacing: var(--rt-type-credit-letter-spacing);
  }

  & > .bar,
  & > section > .controls {
    transition: opacity var(--rt-duration-slow) var(--rt-easing-standard);
  }

  &[data-idle] > .bar:not(:focus-within),
  &[data-idle] > section > .controls:not(:has(:focus-visible)) {
    opacity: 0;
  }

  @media (prefers-reduced-motion: reduce) {
    & > .bar,
    & > section > .controls {
      transition: none;
    }
  }
`;
