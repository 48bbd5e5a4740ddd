import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';

export const PromoDialogRoot: Root<'dialog'> = styled.dialog`
  box-sizing: border-box;
  inline-size: min(100% - 2 * var(--rt-space-4), 752px);
  max-block-size: calc(100% - 2 * var(--rt-space-4));
  padding: var(--rt-space-3) var(--rt-space-6) var(--rt-space-6);
  border: 1px solid var(--rt-color-border-default);
  border-radius: var(--rt-radius-card);
  background: var(--rt-promo-dialog-background, var(--rt-color-surface-page));
  box-shadow: var(--rt-elevation-overlay);
  color: var(--rt-color-text-default);

  &::backdrop {
    background: var(--rt-color-overlay);
  }

  & > form {
    display: grid;
    justify-content: end;
    margin-inline-end: calc(-1 * var(--rt-space-3));
    margin-block-end: var(--rt-space-1);
  }

  @media (width < 640px) {
    inline-size: 100%;
    max-inline-size: none;
    max-block-size: 100%;
    margin-block-end: 0;
    padding: var(--rt-space-2) var(--rt-space-4) var(--rt-space-5);
    border-inline: 0;
    border-end-start-radius: 0;
    border-end-end-radius: 0;
  }

  @media print {
    display: none;
  }
`;
