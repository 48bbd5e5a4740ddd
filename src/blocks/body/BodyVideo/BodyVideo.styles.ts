import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';
import { chapterList } from '../../../components/chapter-list.styles.ts';
import { focusOverFilm } from '../../../components/focus.styles.ts';
import { invitation } from '../../../components/invitation.styles.ts';
import { playerStates } from '../../../components/player-states.styles.ts';
import { heldFrames } from '../held-frame/held-frame.styles.ts';

export const BodyVideoRoot: Root<'figure'> = styled.figure`
  display: grid;
  gap: var(--rt-space-2);
  margin: 0;

  ${heldFrames}

  & .film {
    display: grid;
    min-inline-size: 0;

    ${chapterList}
  }

  & .film > :not(.screen) {
    padding-inline: var(--rt-caption-padding, 0);
  }

  & .screen {
    ${invitation}
    ${playerStates}
    ${focusOverFilm}

    position: relative;
    overflow: hidden;
    border-radius: var(--rt-radius-image);
    color: var(--rt-color-picture-text);
  }

  & .screen > video,
  & > .frame iframe {
    display: block;
    inline-size: 100%;
    block-size: auto;
    aspect-ratio: 16 / 9;
    border-radius: var(--rt-radius-image);
    background: var(--rt-color-picture-ground);
    object-fit: contain;
  }

  & .tools {
    --rt-button-padding-small: 0;

    display: flex;
    flex-wrap: wrap;

    /* Room for a button that comes with the film. */
    min-block-size: calc(32px + 2 * var(--rt-space-1));
    padding-block: var(--rt-space-1);
    column-gap: var(--rt-space-5);
  }

  /* More than its colour tells that it is on. */
  & .tools > [aria-pressed='true'] {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.25em;
  }

  & .name {
    color: var(--rt-color-text-default);
  }

  @media (pointer: coarse) {
    & .tools {
      min-block-size: calc(44px + 2 * var(--rt-space-1));
    }
  }

  /* The script starts them. */
  @media (scripting: none) {
    & .tools {
      display: none;
    }
  }
`;
