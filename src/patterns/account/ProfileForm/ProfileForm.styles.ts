import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';

export const ProfileFormRoot: Root<'div'> = styled.div`
  --_rt-account-form-width: var(--rt-account-form-width, 52rem);

  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--rt-space-6);
  max-inline-size: 52rem;

  & fieldset {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-items: end;
    gap: var(--rt-space-4) var(--rt-space-5);
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }

  & legend {
    inline-size: 100%;
    margin: 0;
    padding: var(--rt-space-5) 0 var(--rt-space-4);
    border-block-start: 1px solid var(--rt-color-border-default);
    font: var(--rt-type-headline-xs);
    overflow-wrap: anywhere;
  }

  & .actions {
    display: flex;
    flex-wrap: wrap;
    gap: var(--rt-space-3);
    padding-block-start: var(--rt-space-4);
    border-block-start: 1px solid var(--rt-color-border-default);
  }

  @media (width >= 600px) {
    & fieldset {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;
