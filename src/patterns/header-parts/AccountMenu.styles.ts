import { styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';

export const AccountMenuRoot: Root<'div'> = styled.div`
  display: grid;
  gap: var(--rt-space-2);
  padding: var(--rt-space-3);
`;
