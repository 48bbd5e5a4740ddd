import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';

/* The field takes the room that the button leaves. Where that is too little for its words, the button goes under it. */
export const PageSearchRoot: Root<'form'> = styled.form`
  --rt-input-background: var(--rt-color-surface-raised);
  --rt-input-border-color: var(--rt-color-border-strong);
  --rt-input-type: var(--rt-type-body-m);

  display: flex;
  flex-wrap: wrap;
  gap: var(--rt-space-2);

  & > .field {
    flex: 1 1 14.5rem;
    min-inline-size: 0;
    text-align: start;
  }
`;
