import { css } from 'styled-components';

/** Frames without a height in the source: full text width, and the aspect ratio of their kind. */
export const bodyFrames = css`
  & iframe[data-kind] {
    inline-size: 100%;
    block-size: auto;
    aspect-ratio: 4 / 3;
    border: 0;
  }

  & iframe[data-kind='video'] {
    aspect-ratio: 16 / 9;
  }

  & iframe[data-kind='post'] {
    aspect-ratio: 4 / 5;
    max-inline-size: 540px;
  }

  & iframe[data-kind='audio'] {
    aspect-ratio: auto;
    block-size: 152px;
  }
`;
