import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';
import { focusRing } from '../../../components/focus.styles.ts';

export const BodyGalleryRoot: Root<'div'> = styled.div`
  display: grid;
  gap: var(--rt-space-3);
  min-inline-size: 0;

  & > .title {
    font: var(--rt-type-headline-xs);
    letter-spacing: var(--rt-type-headline-xs-letter-spacing);
  }

  & .photo {
    position: relative;
  }

  & .open {
    position: absolute;
    inset: 0;
    display: grid;

    /* Above the arrows, which are lower the longer a caption is. */
    place-items: start end;
    padding: var(--rt-space-3);
    border: 0;
    background: none;
    color: var(--rt-color-picture-text);
    cursor: zoom-in;
    ${focusRing}
  }

  & .open > svg {
    box-sizing: content-box;
    padding: 10px;
    border-radius: var(--rt-radius-control);
    background: color-mix(in oklab, var(--rt-color-picture-ground) 60%, transparent);
  }

  & .open:hover > svg {
    background: color-mix(in oklab, var(--rt-color-picture-ground) 85%, transparent);
  }

  /* On the picture, whatever its colours. */
  @media (forced-colors: active) {
    & .open > svg,
    & .open:hover > svg {
      background: Canvas;
      color: ButtonText;
    }
  }

  & .number {
    color: var(--rt-color-text-default);
    font-weight: 700;
    font-variant-numeric: lining-nums tabular-nums;
  }

  & > .essay {
    display: grid;
    align-items: start;
    gap: var(--rt-space-8) var(--rt-space-5);
  }

  & > .essay .number {
    margin-inline-end: var(--rt-space-1);
    color: var(--rt-color-kicker);
    font: var(--rt-type-headline-xs);
    font-variant-numeric: lining-nums tabular-nums;
  }

  @media (width >= 640px) {
    & > .essay {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      row-gap: var(--rt-space-12);
    }

    & > .essay > figure {
      grid-column: 1 / -1;
    }

    & > .essay > [data-frame='paired'] {
      grid-column: auto;
    }

    & > .essay > [data-frame='upright'] {
      inline-size: min(100%, 560px);
      justify-self: center;
    }
  }

  /* On its own line: the line above belongs to the dots and to the button that stops the movement. */
  & > .all {
    display: flex;
    align-items: center;
    justify-self: end;
    min-block-size: 44px;
    font: var(--rt-type-label-m);
    overflow-wrap: anywhere;
  }

  @media (scripting: none) {
    & .open {
      display: none;
    }
  }

  @media print {
    & > .title {
      break-after: avoid;
    }

    & .open,
    & > .all {
      display: none;
    }
  }
`;
