import { css, styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';
import { focusInside, focusOverPicture, focusRing } from '../../../components/focus.styles.ts';

/** Width of the slider's handle: its middle is the edge between the pictures. */
const HANDLE = '3rem';

const handle = css`
  inline-size: ${HANDLE};
  block-size: 100%;
  border: 0;
  background:
    radial-gradient(
      circle,
      var(--rt-color-accent) 0.5rem,
      var(--rt-color-surface-page) calc(0.5rem + 1px) 1.4rem,
      transparent calc(1.4rem + 1px)
    ),
    linear-gradient(90deg, transparent 46%, var(--rt-color-surface-page) 46% 54%, transparent 54%);
`;

export const BodyPairRoot: Root<'figure'> = styled.figure`
  display: grid;
  gap: var(--rt-space-3);
  margin: 0;
  color: var(--rt-color-text-default);

  & > .both {
    display: grid;
    gap: var(--rt-space-3);
  }

  & .one {
    position: relative;
  }

  & .moment {
    position: absolute;
    inset-block-end: var(--rt-space-2);
    inset-inline-start: var(--rt-space-2);
    max-inline-size: calc(100% - 2 * var(--rt-space-2));
    padding: var(--rt-space-1) var(--rt-space-3);
    border: 1px solid transparent;
    background: var(--rt-color-surface-page);
    font: var(--rt-type-label-m);
    overflow-wrap: anywhere;
  }

  & input {
    display: none;
  }

  & > figcaption {
    display: grid;
    gap: var(--rt-space-1);
    padding-inline: var(--rt-caption-padding, 0);
    color: var(--rt-color-text-muted);
    font: var(--rt-type-caption);
    letter-spacing: var(--rt-type-caption-letter-spacing);
    text-wrap: pretty;
  }

  & > figcaption > .caption > .credit {
    font: var(--rt-type-credit);
    letter-spacing: var(--rt-type-credit-letter-spacing);
  }

  @media screen and (scripting: enabled) {
    & > .both {
      gap: 0;
      overflow: hidden;
    }

    & :is(.one, input) {
      grid-area: 1 / 1;
    }

    /* The later picture is to the right of the edge, and the earlier to its left. */
    & .one + .one {
      clip-path: inset(0 0 0 var(--_rt-pair-share, 50%));
    }

    /* One beside the other, also in large text. */
    & .moment {
      max-inline-size: calc(50% - 2 * var(--rt-space-2));
    }

    & .one + .one > .moment {
      inset-inline: auto var(--rt-space-2);
    }

    /* The handle lies over the edge: half of it would be outside at either end. */
    & input {
      display: block;
      position: relative;
      inline-size: calc(100% + ${HANDLE});
      block-size: 100%;
      margin: 0;
      margin-inline-start: calc(-0.5 * ${HANDLE});
      background: none;
      appearance: none;
      cursor: ew-resize;
      touch-action: pan-y;
      ${focusOverPicture}
      ${focusInside}
      ${focusRing}
    }

    & input::-webkit-slider-runnable-track {
      block-size: 100%;
    }

    & input::-moz-range-track {
      block-size: 100%;
    }

    & input::-webkit-slider-thumb {
      ${handle}
      appearance: none;
    }

    & input::-moz-range-thumb {
      ${handle}
      border-radius: 0;
    }
  }

  @media screen and (scripting: enabled) and (forced-colors: active) {
    & input::-webkit-slider-thumb {
      border-inline: 1.25rem solid transparent;
      background: ButtonText;
      background-clip: padding-box;
      forced-color-adjust: none;
    }
  }

  @media print {
    break-inside: avoid;
  }
`;
