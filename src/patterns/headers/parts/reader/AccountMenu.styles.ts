import { styled } from 'styled-components';
import type { Root } from '../../../../styling/root.ts';

export const AccountMenuRoot: Root<'div'> = styled.div`
  padding: var(--rt-space-3);
`;
