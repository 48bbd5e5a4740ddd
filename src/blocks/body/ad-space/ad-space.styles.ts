import { css } from 'styled-components';
import { focusInside } from '../../../components/focus.styles.ts';

/** The reserved space of an ad. A sold creative lies in a layer over what is there; it may be larger than asked for. */
export const adSpace = css`
  & > .space {
    position: relative;
    display: grid;
    align-items: stretch;
    min-inline-size: 0;
    overflow: hidden;
    ${focusInside}
  }

  & > .space > [data-ad-layer] {
    position: absolute;
    inset: 0;
    display: grid;
    place-content: center;
    overflow: hidden;
    visibility: hidden;
  }

  &[data-sold] > .space > [data-ad-layer] {
    visibility: visible;
  }
`;
