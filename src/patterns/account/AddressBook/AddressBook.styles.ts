import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';
import { deskStyles } from '../desk-parts/desk.styles.ts';

export const AddressBookRoot: Root<'div'> = styled.div`
  ${deskStyles}

  & address {
    font-style: normal;
    overflow-wrap: anywhere;
  }

  & .form > h3 {
    font: var(--rt-type-headline-s);
    letter-spacing: var(--rt-type-headline-s-letter-spacing);
    text-transform: var(--rt-case-headline);
  }

  & .form {
    padding-block-start: var(--rt-space-4);
    border-block-start: 1px solid var(--rt-color-border-default);
  }
`;
