import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';

export const AdPlaceholderRoot: Root<'div'> = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: var(--rt-space-1);
  min-inline-size: 0;
  padding: var(--rt-space-1) var(--rt-space-3);
  border: 1px dashed currentColor;
  border-radius: inherit;
  overflow: hidden;
  color: var(--rt-color-text-muted);
  font: var(--rt-type-label-s);
  letter-spacing: var(--rt-type-label-s-letter-spacing);
  text-align: center;
  overflow-wrap: anywhere;

  & > .slot {
    color: var(--rt-color-text-default);
    font: var(--rt-type-label-m);
    font-weight: 700;
  }

  & > .problem {
    color: var(--rt-color-text-default);
  }
`;
