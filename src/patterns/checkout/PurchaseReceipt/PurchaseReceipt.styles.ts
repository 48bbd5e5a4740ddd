import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';

/** The room of a receipt is reserved while its reader is not known. */
export const PurchaseReceiptRoot: Root<'div'> = styled.div`
  min-block-size: 60vb;
  color: var(--rt-color-text-default);
  font: var(--rt-type-body-m);

  & .receipt {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--rt-space-8);
    max-inline-size: 52rem;
  }

  @media (scripting: none) {
    min-block-size: 0;

    & .receipt {
      display: none;
    }
  }

  @media print {
    min-block-size: 0;

    & .next {
      display: none;
    }
  }
`;
