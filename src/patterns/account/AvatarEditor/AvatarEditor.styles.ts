import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';

export const AvatarEditorRoot: Root<'div'> = styled.div`
  display: grid;
  grid-template-columns: minmax(0, max-content);
  justify-items: start;
  gap: var(--rt-space-3);
  max-inline-size: 20rem;

  & > .actions {
    display: flex;
    flex-wrap: wrap;
    gap: var(--rt-space-2);
  }

  & > p {
    margin: 0;
  }
`;
