import { css } from 'styled-components';

/** Extends a line of text to a target of 44 px height and at least 24 px width, without a layout change. */
export const tallTarget = css`
  position: relative;

  &::after {
    content: '';
    position: absolute;
    inset-block: min(0px, (100% - 44px) / 2);
    inset-inline: min(0px, (100% - 24px) / 2);
  }
`;
