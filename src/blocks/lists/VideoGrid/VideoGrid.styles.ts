import { css, styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';

/** A video with a small picture beside its headline. */
const beside = css`
  --_rt-video-grid-play-size: 32px;
  --rt-card-columns: 148px minmax(0, 1fr);
  --rt-card-gap: var(--rt-space-4);
  --rt-card-align-items: start;

  & .length {
    inset-block-end: var(--rt-space-2);
    inset-inline-end: var(--rt-space-2);
  }

  & .play {
    margin: var(--rt-space-2);
    border-width: 2px;
  }
`;

export const VideoGridRoot: Root<'section'> = styled.section`
  min-inline-size: 0;
  container-type: inline-size;

  & > .videos {
    display: grid;
    gap: var(--rt-grid-gutter);
    margin: 0;
    padding: 0;
    list-style: none;
  }

  & > .videos > li {
    --rt-card-mark-block: 0;
    --rt-card-mark-inline: 0;
  }

  & .play {
    display: grid;
    align-self: end;
    margin: var(--rt-space-3);
    place-items: center;
    inline-size: var(--rt-video-grid-play-size, var(--_rt-video-grid-play-size, 56px));
    block-size: var(--rt-video-grid-play-size, var(--_rt-video-grid-play-size, 56px));
    border: 3px solid var(--rt-color-picture-text);
    border-radius: 50%;
    background: var(--rt-video-grid-play, var(--rt-color-surface-accent));
    color: var(--rt-video-grid-play-text, var(--rt-color-text-on-accent));
    transition: scale var(--rt-duration-base) var(--rt-easing-standard);
  }

  & > .videos > li:hover .play {
    scale: 1.08;
  }

  & .length {
    position: absolute;
    inset-block-end: var(--rt-space-3);
    inset-inline-end: var(--rt-space-3);
    padding: 2px var(--rt-space-2);
    border-radius: var(--rt-radius-s);
    background: color-mix(in oklab, var(--rt-color-picture-ground) 78%, transparent);
    color: var(--rt-color-picture-text);
    font: var(--rt-type-time);
  }

  @container (width < 560px) {
    & > .videos > li + li {
      ${beside}
    }
  }

  @container (width >= 560px) {
    & > .videos {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }

  @container (560px <= width < 900px) {
    & > .videos > li:first-child:nth-last-child(odd) {
      grid-column: 1 / -1;
    }
  }

  @container (width >= 900px) {
    & > .videos {
      grid-template-columns: 2fr 1fr 1fr;
    }

    &[data-preset='grid'] > .videos:has(> :nth-child(4)) {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }

  @container (width >= 900px) {
    &[data-preset='stage'] > .videos {
      grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
      grid-auto-rows: max-content;
      align-content: start;
      row-gap: 0;
    }

    &[data-preset='stage'] > .videos > li:first-child {
      grid-row: 1 / span 8;
    }

    &[data-preset='stage'] > .videos > li + li {
      padding-block: var(--rt-space-4);
      border-block-start: var(--rt-rule-hairline) solid var(--rt-color-border-default);
      ${beside}
    }

    &[data-preset='stage'] > .videos > li:nth-child(2) {
      padding-block-start: 0;
      border-block-start: 0;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    & .play {
      transition: none;
    }
  }
`;
