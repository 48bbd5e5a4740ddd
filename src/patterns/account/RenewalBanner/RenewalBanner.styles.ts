import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';
import { dialogSheet } from '../../../components/dialog-sheet.styles.ts';

/* Mobile below 640 px, tablet below 1024 px, desktop above. */
export const RenewalBannerRoot: Root<'aside'> = styled.aside`
  color: var(--rt-color-text-default);
  font: var(--rt-type-body-m);

  &:not([data-variant='modal'], [data-variant='menu']) {
    padding: var(--rt-space-3) var(--rt-grid-margin);
    border-block-start: 4px solid var(--rt-color-surface-accent);
    background: var(--rt-renewal-banner-background, var(--rt-color-surface-raised));
  }

  & .body {
    display: flex;
    align-items: center;
    gap: var(--rt-space-2) var(--rt-space-3);
    max-inline-size: var(--rt-grid-max);
    margin-inline: auto;
  }

  & .words {
    flex: 1 1 0;
    min-inline-size: 0;
    margin: 0;
    font: var(--rt-type-label-m);
    letter-spacing: var(--rt-type-label-m-letter-spacing);
    text-wrap: pretty;
    overflow-wrap: break-word;
  }

  & .words img {
    display: block;
    max-inline-size: 100%;
    max-block-size: 40vb;
    block-size: auto;
  }

  & [data-width] {
    display: none;
  }

  @media (width < 640px) {
    & [data-width='mobile'] {
      display: inline;
    }
  }

  @media (640px <= width < 1024px) {
    & [data-width='tablet'] {
      display: inline;
    }
  }

  @media (width >= 1024px) {
    & [data-width='desktop'] {
      display: inline;
    }
  }

  &[data-docked] {
    position: fixed;
    inset-block-end: 0;
    inset-inline: 0;
    z-index: var(--rt-z-sticky);
    padding-block-end: max(var(--rt-space-3), env(safe-area-inset-bottom));
    box-shadow: var(--rt-elevation-overlay);
  }

  &[data-variant='mobile'] {
    max-inline-size: 360px;
    padding-inline: var(--rt-space-4);
  }

  &[data-variant='tablet'] {
    max-inline-size: 768px;
  }

  &[data-variant='menu'] .body {
    display: grid;
    justify-items: start;
    padding: var(--rt-space-3);
    border-inline-start: 4px solid var(--rt-color-surface-accent);
    background: var(--rt-renewal-banner-background, var(--rt-color-surface-sunken));
  }

  & > dialog {
    ${dialogSheet('520px')}
    padding: var(--rt-space-8);
    border-color: transparent;
    border-block-start: 6px solid var(--rt-color-surface-accent);
    background: var(--rt-renewal-banner-background, var(--rt-color-surface-raised));
    color: inherit;
  }

  & > dialog .body {
    display: grid;
    justify-items: start;
    gap: var(--rt-space-5);
  }

  & > dialog .words {
    padding-inline-end: var(--rt-space-10);
    font: var(--rt-type-headline-m);
    letter-spacing: var(--rt-type-headline-m-letter-spacing);
    overflow-wrap: break-word;
  }

  & > dialog .close {
    position: absolute;
    inset-block-start: var(--rt-space-3);
    inset-inline-end: var(--rt-space-3);
  }

  @media print {
    display: none;
  }
`;
