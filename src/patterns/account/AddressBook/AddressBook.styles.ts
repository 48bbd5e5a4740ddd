import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';
import { settingsStyles } from '../settings-parts/settings.styles.ts';

export const AddressBookRoot: Root<'div'> = styled.div`
  ${settingsStyles}

  & address {
    font-style: normal;
    overflow-wrap: anywhere;
  }

  & .form {
    padding-block-start: var(--rt-space-4);
    border-block-start: 1px solid var(--rt-color-border-default);
  }
`;
