import { styled } from 'styled-components';
import { adSpace } from '../../../blocks/body/ad-space/ad-space.styles.ts';
import type { Root } from '../../../styling/root.ts';

/* Without an ad it has no box. While one is asked for, its box has the place of later, and takes no space. */
export const StickyAdRoot: Root<'aside'> = styled.aside`
  display: none;
  inset-block-end: 0;
  inset-inline: 0;
  z-index: var(--rt-z-sticky);
  padding-block-end: env(safe-area-inset-bottom);
  border-block-start: var(--rt-rule-hairline) var(--rt-rule-style) var(--rt-color-border-default);
  background: var(--rt-sticky-ad-background, var(--rt-color-surface-raised));
  color: var(--rt-color-text-muted);

  &[data-asking],
  &[data-sold] {
    display: grid;
  }

  &[data-asking] {
    position: fixed;
    visibility: hidden;
  }

  &[data-sold] {
    position: sticky;
    box-shadow: var(--rt-elevation-overlay);
  }

  & > .bar {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-block-size: 32px;
    padding-inline: var(--rt-space-4) var(--rt-space-1);
  }

  & .label {
    font: var(--rt-type-label-s);
    letter-spacing: var(--rt-type-label-s-letter-spacing);
  }

  & .close {
    margin-inline-start: auto;
    color: var(--rt-color-text-default);
  }

  ${adSpace}

  & > .space {
    min-block-size: var(--rt-sticky-ad-height, 50px);
  }

  /* The focus never ends behind it. */
  :root:has(&[data-sold]) {
    --rt-listening-bar-inset: calc(var(--rt-sticky-ad-height, 50px) + 33px);

    scroll-padding-block-end: calc(var(--rt-sticky-ad-height, 50px) + 4rem);
  }

  /* The label and the button are over the ad, not at the edges of the window. */
  @media (width >= 760px) {
    & > .bar {
      inline-size: 728px;
      margin-inline: auto;
      padding-inline: 0;
    }

    & > .space {
      min-block-size: var(--rt-sticky-ad-height-wide, 90px);
    }

    :root:has(&[data-sold]) {
      --rt-listening-bar-inset: calc(var(--rt-sticky-ad-height-wide, 90px) + 33px);

      scroll-padding-block-end: calc(var(--rt-sticky-ad-height-wide, 90px) + 4rem);
    }
  }

  @media (width >= 640px) {
    &[data-display='mobile'] {
      display: none;
    }

    :root:has(&[data-display='mobile']) {
      --rt-listening-bar-inset: 0;

      scroll-padding-block-end: auto;
    }
  }

  @media (width < 640px) {
    &[data-display='desktop'] {
      display: none;
    }

    :root:has(&[data-display='desktop']) {
      --rt-listening-bar-inset: 0;

      scroll-padding-block-end: auto;
    }
  }

  /* In a low window, as that of a phone on its side, it would take too much of the text. */
  @media (height < 480px) {
    && {
      display: none;
    }

    :root:has(&&) {
      --rt-listening-bar-inset: 0;

      scroll-padding-block-end: auto;
    }
  }

  @media print {
    && {
      display: none;
    }
  }
`;
