import * as RD from '@radix-ui/react-dialog';
import { styled } from 'styled-components';
import { focusRing } from '../../../components/focus.styles.ts';
import type { Root } from '../../../styling/root.ts';
import { stage } from './stage.styles.ts';
import { thumbnails } from './thumbnails.styles.ts';
import { visuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.styles.ts';

export const GalleryViewerRoot: Root<typeof RD.Content> = styled(RD.Content)`
  --rt-caption-align: center;
  --rt-image-radius: 0;
  --rt-image-background: none;

  position: fixed;
  inset: 0;
  z-index: var(--rt-z-modal);
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto auto;
  grid-template-columns: minmax(0, 1fr);
  background: var(--rt-color-picture-ground);
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

  & > .bar > .zoom {
    display: flex;
    align-items: center;
    margin-inline-start: auto;
  }

  & > .bar > .zoom > .scale {
    min-inline-size: 4.5em;
    min-block-size: 44px;
    padding: 0;
    border: 0;
    border-radius: var(--rt-radius-control);
    background: none;
    color: inherit;
    font: inherit;
    font-variant-numeric: lining-nums tabular-nums;
    cursor: pointer;
    ${focusRing}
  }

  & > .bar > .zoom > .scale:hover {
    background: color-mix(in oklab, currentColor 12%, transparent);
  }

  ${stage}

  & > .caption {
    grid-row: 3;
    min-block-size: 4.5em;
    max-block-size: 30dvb;
    overflow-y: auto;
    padding: var(--rt-space-3) var(--rt-space-4);
  }

  ${thumbnails}

  /* An element with the keyboard's focus is always visible. */
  &[data-idle] > :is(.bar, .thumbnails):not(:has(:focus-visible)),
  &[data-idle] > .row > .controls:not(:has(:focus-visible)) {
    opacity: 0;
  }

  @media (width < 640px) {
    & > .bar {
      gap: var(--rt-space-2);
    }

    /* The counter, the scale and the close button need the whole width. */
    & > .bar > .title {
      ${visuallyHidden}
    }
  }

  @media (prefers-reduced-motion: reduce) {
    & > :is(.bar, .thumbnails),
    & > .row > .controls,
    & .frame {
      transition: none;
    }
  }
`;
