import { styled } from 'styled-components';
import { visuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.styles.ts';
import type { Root } from '../../../styling/root.ts';

export const MeterNoticeRoot: Root<'aside'> = styled.aside`
  position: fixed;
  inset-block-end: var(--rt-space-4);
  inset-inline: var(--rt-space-4);
  z-index: var(--rt-z-sticky);
  display: grid;
  justify-content: center;
  pointer-events: none;
  grid-template-columns: minmax(0, max-content) auto;
  align-items: center;
  color: var(--rt-color-text-default);
  font: var(--rt-type-label-m);
  letter-spacing: var(--rt-type-label-m-letter-spacing);

  & > .left,
  & > .ways {
    min-block-size: 48px;
    box-sizing: border-box;
    border-block: var(--rt-rule-hairline) var(--rt-rule-style) var(--rt-color-border-default);
    background: var(--rt-meter-notice-background, var(--rt-color-surface-raised));
    pointer-events: auto;
  }

  & > .left {
    display: grid;
    align-content: center;
    margin: 0;
    padding: var(--rt-space-2) var(--rt-space-4);
    border-inline-start: 4px solid var(--rt-color-border-accent);
  }

  /* The live region is not hidden: one that appears with its words is not read out. */
  &:not([data-shown]) > .left {
    ${visuallyHidden}
  }

  & > .ways:not([hidden]) {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--rt-space-4);
    align-items: center;
    padding-inline: 0 var(--rt-space-1);
    overflow-wrap: anywhere;
  }

  :is([data-reader='unknown'], [data-reader='registered'], [data-variant='registered']) & .sign-in,
  [data-reader='subscriber'] &,
  &[hidden] {
    display: none;
  }

  @media (width < 640px) {
    grid-template-columns: minmax(0, 1fr);

    & > .left {
      padding-inline-end: var(--rt-space-12);
      border-block-end: 0;
    }

    & > .ways:not([hidden]) {
      padding: 0 var(--rt-space-4) var(--rt-space-3);
      border-block-start: 0;
      border-inline-start: 4px solid var(--rt-color-border-accent);
    }

    & .close {
      position: absolute;
      inset-block-start: var(--rt-space-1);
      inset-inline-end: var(--rt-space-1);
    }
  }

  @media print {
    display: none;
  }
`;
