import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';

export const BodyCorrectionRoot: Root<'div'> = styled.div`
  padding: var(--rt-space-4);
  border: 1px solid var(--rt-color-border-default);
  border-radius: var(--rt-radius-card);
  background: var(--rt-color-surface-sunken);
  font: var(--rt-type-body-s);

  & > .label {
    font: var(--rt-type-label-m);
    font-weight: 700;
  }

  & a {
    color: var(--rt-color-link-default);
    text-decoration: underline;
  }
`;
