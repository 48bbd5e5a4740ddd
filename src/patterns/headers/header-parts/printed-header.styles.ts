import { css } from 'styled-components';

/** A site's header on paper: the name in black, without anything clickable. */
export const printedHeader = css`
  @media print {
    && {
      --_rt-wordmark-size: 28pt;

      position: static;
      display: block;
      min-block-size: 0;
      margin-block-end: var(--rt-space-6);
      padding: 0;
      border: 0;
      background: none;
      color: CanvasText;
    }

    && *:has(.wordmark) {
      all: unset;
      display: block;
    }

    && *:not(:has(.wordmark), .wordmark, .wordmark *) {
      display: none;
    }
  }
`;

/** For a header whose bar has the name again under its masthead. */
export const printedMasthead = css`
  @media print {
    && > .masthead {
      display: none;
    }
  }
`;
