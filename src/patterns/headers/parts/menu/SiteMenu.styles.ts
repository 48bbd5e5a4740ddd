import { styled } from 'styled-components';
import type { Root } from '../../../../styling/root.ts';

export const SiteMenuRoot: Root<'div'> = styled.div`
  display: grid;
  gap: var(--rt-space-6);

  & > .actions {
    display: grid;
    gap: var(--rt-space-2);
  }

  /* No room to keep in a closed menu. */
  :is([data-reader='unknown'], [data-reader='subscriber']) & > .actions {
    display: none;
  }
`;
