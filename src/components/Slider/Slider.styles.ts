import { css, styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';
import { focusRing } from '../focus.styles.ts';

/**
 * The thumb, and the track as its border image: the filled part begins at its left edge, the rest at its right edge. So the
 * fill follows the value without a script.
 */
const thumb = css`
  appearance: none;
  box-sizing: border-box;
  inline-size: 22px;
  block-size: 22px;
  border: 0;
  border-radius: 50%;
  background: var(--rt-slider-color, var(--rt-color-action-default));
  border-image: linear-gradient(
      90deg,
      var(--rt-slider-color, var(--rt-color-action-default)) 50%,
      var(--rt-slider-track, var(--rt-color-text-muted)) 0
    )
    0 1 / calc(50% - 2px) 100vw / 0 100vw;
`;

/** The browser draws the native slider in forced colours. */
export const SliderRoot: Root<'div'> = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: var(--rt-space-4);
  color: var(--rt-color-text-default);
  font: 400 1rem / 1.4 var(--rt-font-ui);

  & > input {
    flex: 1 1 160px;
    min-inline-size: 0;
    block-size: 44px;
    margin: 0;
    accent-color: var(--rt-slider-color, var(--rt-color-action-default));
    border-radius: var(--rt-radius-control);
    cursor: pointer;
    touch-action: pan-y;
    ${focusRing}
  }

  & > input:disabled {
    opacity: 0.6;
    cursor: not-allowed;
  }

  /* It is read, so it keeps the contrast of a text. */
  & > input:disabled + .value {
    color: var(--rt-color-text-muted);
  }

  & > .value {
    flex: none;
    min-inline-size: var(--rt-slider-value-width, 4ch);
    font-variant-numeric: tabular-nums;
    text-align: end;
  }

  @media (forced-colors: none) {
    & > input {
      appearance: none;
      overflow: hidden;
      background: none;
    }

    & > input::-webkit-slider-thumb {
      ${thumb}
    }

    & > input::-moz-range-thumb {
      ${thumb}
    }
  }

  /* Without a script the value would stay as the server wrote it. */
  @media (scripting: none) {
    & > .value {
      display: none;
    }
  }
`;
