import { styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';
import { invitation } from '../invitation.styles.ts';
import { playerStates } from '../player-states.styles.ts';
import { focusOverFilm } from '../focus.styles.ts';

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

  ${invitation}
  ${playerStates}
  ${focusOverFilm}

  /* Its ground is the page's there, so that a player without a poster has an edge. */
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
