import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';

export const ConsentChoicesRoot: Root<'form'> = styled.form`
  display: grid;
  gap: var(--rt-space-5);
  max-inline-size: var(--rt-measure);
  color: var(--rt-color-text-default);
  font: var(--rt-type-body-s);
  letter-spacing: var(--rt-type-body-s-letter-spacing);

  & > .purposes {
    display: grid;
    margin: 0;
    padding: 0;
    border-block-start: 1px solid var(--rt-color-border-default);
    list-style: none;
  }

  & > .purposes > li {
    padding-block: var(--rt-space-3);
    border-block-end: 1px solid var(--rt-color-border-default);
  }

  & .name {
    font: var(--rt-field-label-type, var(--rt-type-label-m));
  }

  & .text,
  & > .proof {
    color: var(--rt-color-text-muted);
    overflow-wrap: anywhere;
  }

  & > .answers {
    --rt-button-padding: var(--rt-space-3);

    display: grid;
    gap: var(--rt-space-2);
  }

  @media (width >= 560px) {
    & > .answers {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
`;
