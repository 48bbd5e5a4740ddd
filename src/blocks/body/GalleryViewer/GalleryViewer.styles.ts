import * as RD from '@radix-ui/react-dialog';
import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';

export const GalleryViewerRoot: Root<typeof RD.Content> = styled(RD.Content)`
  --rt-carousel-arrow: color-mix(in oklab, var(--rt-color-picture-ground) 60%, transparent);
  --rt-carousel-arrow-hover: color-mix(in oklab, var(--rt-color-picture-ground) 85%, transparent);
  --rt-carousel-arrow-text: var(--rt-color-picture-text);
  --rt-carousel-controls-duration: var(--rt-duration-slow);
  --rt-caption-text: var(--rt-color-picture-text);
  --rt-caption-link: var(--rt-color-picture-text);
  --rt-caption-credit: color-mix(
    in oklab,
    var(--rt-color-picture-text) 83.3%,
    var(--rt-color-picture-ground)
  );
  --rt-caption-align: center;
  --rt-image-radius: 0;
  --rt-image-background: none;

  position: fixed;
  inset: 0;
  z-index: var(--rt-z-modal);
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  grid-template-columns: minmax(0, 1fr);
  background: var(--rt-color-picture-ground);
  color: var(--rt-color-picture-text);
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
    transition: opacity var(--rt-duration-slow) var(--rt-easing-standard);
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
    background: color-mix(in oklab, var(--rt-color-picture-text) 18%, transparent);
  }

  & > section {
    grid-row: 2;
  }

  & .frame {
    block-size: 100%;
  }

  & > .caption {
    grid-row: 3;
    min-block-size: 5.5em;
    max-block-size: 30dvb;
    overflow-y: auto;
    padding: var(--rt-space-3) var(--rt-space-4) max(var(--rt-space-4), env(safe-area-inset-bottom));
  }

  &[data-idle] {
    --rt-carousel-controls-opacity: 0;
  }

  &[data-idle] > .bar:not(:focus-within) {
    opacity: 0;
  }

  @media (prefers-reduced-motion: reduce) {
    --rt-carousel-controls-duration: 0s;

    & > .bar {
      transition: none;
    }
  }
`;
