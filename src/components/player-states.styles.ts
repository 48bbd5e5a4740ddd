import { css } from 'styled-components';

/** The layers over a film: the wait for its first seconds, and what happened when it cannot be played. */
export const playerStates = css`
  /* As dark as the sign of playing, so that it is seen on every poster. */
  & > .wait {
    position: absolute;
    inset: 0;
    display: grid;
    place-content: center;
    inline-size: 64px;
    block-size: 64px;
    margin: auto;
    border-radius: 50%;
    background: color-mix(in oklab, var(--rt-color-picture-ground) 70%, transparent);
    pointer-events: none;

    --rt-spinner-color: currentColor;
    --rt-spinner-text: var(--rt-color-picture-text);
  }

  & > .problem {
    position: absolute;
    inset: 0;
    display: grid;
    gap: var(--rt-space-3);

    /* Large text scrolls. */
    place-content: safe center;
    justify-items: center;
    padding: var(--rt-space-4);
    overflow: auto;
    background: color-mix(in oklab, var(--rt-color-picture-ground) 85%, transparent);
    font: var(--rt-type-label-m);
    letter-spacing: var(--rt-type-label-m-letter-spacing);
    text-align: center;

    --rt-button-secondary-text: var(--rt-color-picture-text);
  }

  @media print {
    & > :is(.wait, .problem) {
      display: none;
    }
  }
`;
