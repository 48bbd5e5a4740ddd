import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';

export const HelpContactRoot: Root<'div'> = styled.div`
  --_rt-account-form-width: var(--rt-account-form-width, 36rem);

  min-inline-size: 0;
  font: var(--rt-type-body-m);
`;
