import { styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';

export const SiteMenuRoot: Root<'div'> = styled.div`
  display: grid;
  gap: var(--rt-space-6);

  & > .actions {
    display: grid;
    gap: var(--rt-space-2);
  }
`;
