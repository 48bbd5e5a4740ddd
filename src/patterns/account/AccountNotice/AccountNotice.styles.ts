import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';

export const AccountNoticeRoot: Root<'div'> = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--rt-account-notice-gap, var(--rt-space-6));
  inline-size: 100%;
  max-inline-size: 36rem;
  padding-block-end: var(--rt-space-12);
  color: var(--rt-color-text-default);

  & > .words {
    margin: 0;
    font: var(--rt-type-body-l);
    overflow-wrap: anywhere;
  }

  & > form {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--rt-space-4);
    justify-items: start;
  }

  & > form > .field {
    inline-size: 100%;
  }

  & > .links {
    display: flex;
    flex-wrap: wrap;
    gap: var(--rt-space-3);
    margin: 0;
  }

  &[data-preset='centered'] {
    margin-inline: auto;
  }
`;
