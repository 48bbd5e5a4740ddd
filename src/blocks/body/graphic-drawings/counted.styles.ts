import { css, keyframes } from 'styled-components';

const roll = keyframes`
  from {
    translate: 0;
  }
`;

/** The digits from 0 to the one that is shown last, in lines. */
const reels = Array.from(
  { length: 10 },
  (_, digit) => css`
    & [data-digit='${digit}']::before {
      content: '${Array.from({ length: digit + 1 }, (_, one) => one).join('\\A ')}';
    }
  `,
);

export const counted = css`
  & .figures .figure:has(> .counted) {
    font: var(--rt-type-headline-xl);
    letter-spacing: var(--rt-type-headline-xl-letter-spacing);
  }

  & .reels {
    display: none;
  }

  @media screen and (prefers-reduced-motion: no-preference) {
    @supports (animation-timeline: view()) {
      & .counted {
        display: inline-block;
        position: relative;
        view-timeline: --rt-counted block;
        font-variant-numeric: lining-nums tabular-nums;
      }

      /* Its width is that of the reels, which lie over it. */
      & .counted > .number {
        opacity: 0;
      }

      & .reels {
        display: block;
        position: absolute;
        inset: 0;
        white-space: pre;
      }

      & .reel {
        display: inline-block;
        block-size: 1lh;
        vertical-align: top;
        overflow: clip;
      }

      /* Longhands: some minifiers write the timeline into the shorthand, which no browser supports. */
      & .reel::before {
        display: block;
        white-space: pre;
        translate: 0 calc(1lh - 100%);
        animation-name: ${roll};
        animation-timing-function: ease-out;
        animation-fill-mode: both;
        animation-timeline: --rt-counted;
        animation-range: entry 0% cover 42%;
      }

      ${reels}
    }
  }
`;
