import { styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';
import { playerStates } from '../player-states.styles.ts';
import { focusAround, focusInside, focusRing, ringInForcedColours } from '../focus.styles.ts';

/** White on black in every theme: what is played is seen in the dark. */
export const VideoPlayerRoot: Root<'div'> = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: var(--rt-video-player-ratio, 16 / 9);
  border-radius: var(--rt-video-player-radius, var(--rt-radius-image));
  background: var(--rt-color-picture-ground);
  color: var(--rt-color-picture-text);

  & > :is(video, iframe),
  & > .invitation > img {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    border: 0;
    object-fit: contain;
  }

  & > video {
    ${focusInside}
    ${focusRing}
  }

  & > video:focus-visible {
    ${ringInForcedColours}
  }

  & > .invitation {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: var(--rt-type-label-s);
    letter-spacing: var(--rt-type-label-s-letter-spacing);
    text-decoration: none;
    cursor: pointer;
    ${focusInside}
    ${focusAround}
  }

  & > .invitation:focus-visible {
    z-index: 1;
  }

  /* A poster would be painted over the ring of the button itself. */
  & > .invitation:focus-visible::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  & .sign {
    position: relative;
    display: grid;
    place-items: center;
    inline-size: 64px;
    block-size: 64px;
    border: 2px solid currentColor;
    border-radius: 50%;
    background: color-mix(in oklab, var(--rt-color-picture-ground) 70%, transparent);
    transition: scale var(--rt-duration-fast) var(--rt-easing-standard);
  }

  & > .invitation:hover > .sign {
    scale: 1.08;
  }

  & .length,
  & .note {
    position: absolute;
    inset-block-end: var(--rt-space-2);
    padding: 2px var(--rt-space-2);
    border-radius: var(--rt-radius-s);
    background: color-mix(in oklab, var(--rt-color-picture-ground) 80%, transparent);
  }

  & .length {
    inset-inline-end: var(--rt-space-2);
    font-variant-numeric: tabular-nums;
  }

  & .note {
    inset-inline: var(--rt-space-2) auto;
    max-inline-size: calc(100% - 96px);
    text-align: start;
  }

  ${playerStates}

  @media (prefers-reduced-motion: reduce) {
    & .sign {
      transition: none;
    }

    & > .invitation:hover > .sign {
      scale: none;
    }
  }

  /* Its ground is the page's there, so that a player without a poster has an edge. */
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
