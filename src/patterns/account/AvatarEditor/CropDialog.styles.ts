import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';
import { focusInside, focusRing } from '../../../components/focus.styles.ts';

/** The class names are those of react-easy-crop, whose own style element the page's policy refuses. */
export const CropAreaRoot: Root<'div'> = styled.div`
  display: grid;
  gap: var(--rt-space-5);

  & > .stage {
    position: relative;
    block-size: min(60vw, 22rem);
    background: var(--rt-color-surface-sunken);
  }

  & .reactEasyCrop_Container {
    position: absolute;
    inset: 0;
    display: flex;
    align-items: center;
    justify-content: center;
    overflow: hidden;
    cursor: move;
    touch-action: none;
    user-select: none;
  }

  & .reactEasyCrop_Image {
    max-inline-size: unset;
    will-change: transform;
  }

  & .reactEasyCrop_Contain {
    position: absolute;
    inset: 0;
    max-inline-size: 100%;
    max-block-size: 100%;
    margin: auto;
  }

  & .reactEasyCrop_CropArea {
    position: absolute;
    inset: 50% auto auto 50%;
    overflow: hidden;
    border: 1px solid currentColor;
    box-shadow: 0 0 0 9999em var(--rt-color-overlay);
    color: var(--rt-color-surface-page);
    transform: translate(-50%, -50%);
    ${focusInside}
    ${focusRing}
  }

  & .reactEasyCrop_CropArea:focus-visible {
    border-width: 4px;
    box-shadow: 0 0 0 9999em var(--rt-color-overlay);
  }
`;
