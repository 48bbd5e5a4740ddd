import { styled } from 'styled-components';
import { adSpace } from '../../../blocks/body/ad-space/ad-space.styles.ts';
import type { Root } from '../../../styling/root.ts';
import { dialogSheet } from '../../../components/dialog-sheet.styles.ts';

/* While an ad is asked for, the closed dialog has its box, which is measured and not seen. */
export const InterstitialAdRoot: Root<'dialog'> = styled.dialog`
  ${dialogSheet('832px')}
  position: fixed;
  inset: 0;
  grid-template-rows: auto minmax(0, 1fr);
  max-inline-size: none;
  block-size: min(100% - 2 * var(--rt-space-4), 664px);
  margin: auto;
  padding: 0;
  overflow: hidden;
  overscroll-behavior: contain;
  background: var(--rt-interstitial-ad-background, var(--rt-color-surface-raised));
  color: var(--rt-color-text-muted);

  &[open],
  &[data-asking] {
    display: grid;
  }

  &[data-asking] {
    visibility: hidden;
  }

  & > .bar {
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding-inline: var(--rt-space-4) var(--rt-space-1);
    padding-block: var(--rt-space-1);
    border-block-end: var(--rt-rule-hairline) var(--rt-rule-style) var(--rt-color-border-default);
  }

  & .label {
    font: var(--rt-type-label-s);
    letter-spacing: var(--rt-type-label-s-letter-spacing);
  }

  & .close {
    color: var(--rt-color-text-default);
  }

  ${adSpace}

  @media (width < 640px) {
    block-size: min(100% - 2 * var(--rt-space-4), 544px);
  }

  @media print {
    && {
      display: none;
    }
  }
`;
