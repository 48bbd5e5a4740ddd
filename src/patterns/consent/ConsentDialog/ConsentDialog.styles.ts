import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';

export const ConsentDialogRoot: Root<'div'> = styled.div`
  display: grid;
  gap: var(--rt-space-4);
`;
