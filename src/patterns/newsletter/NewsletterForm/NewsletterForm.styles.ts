import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';

export const NewsletterFormRoot: Root<'div'> = styled.div`
  --_rt-account-form-width: var(--rt-account-form-width, 30rem);

  display: grid;
  gap: var(--rt-space-4);
  min-inline-size: 0;
  font: var(--rt-type-body-m);

  & > .free {
    margin: 0;
    color: var(--rt-color-text-muted);
    font: var(--rt-type-caption);
  }
`;
