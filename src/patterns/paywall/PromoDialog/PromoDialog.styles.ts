import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';
import { dialogSheet } from '../../../components/dialog-sheet.styles.ts';

export const PromoDialogRoot: Root<'dialog'> = styled.dialog`
  ${dialogSheet('752px')}
  padding: var(--rt-space-3) var(--rt-space-6) var(--rt-space-6);
  background: var(--rt-promo-dialog-background, var(--rt-color-surface-page));
  color: var(--rt-color-text-default);

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
