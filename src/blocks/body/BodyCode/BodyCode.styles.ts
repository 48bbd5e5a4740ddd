import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';
import { focusRing } from '../../../components/focus.styles.ts';

export const BodyCodeRoot: Root<'pre'> = styled.pre`
  overflow-x: auto;
  padding: var(--rt-space-4);
  border-radius: var(--rt-radius-card);
  background: var(--rt-color-surface-sunken);
  color: var(--rt-color-text-default);
  font: 400 0.875rem/1.6 var(--rt-font-mono);
  ${focusRing}
`;
