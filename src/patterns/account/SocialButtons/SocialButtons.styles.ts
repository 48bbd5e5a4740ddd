import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';

export const SocialButtonsRoot: Root<'div'> = styled.div`
  display: grid;
  gap: var(--rt-space-3);
  inline-size: 100%;
  max-inline-size: var(--_rt-account-form-width, var(--rt-account-form-width, 440px));

  & > .or {
    display: flex;
    align-items: center;
    gap: var(--rt-space-3);
    margin: 0;
    color: var(--rt-color-text-muted);
    font: var(--rt-type-label-s);
  }

  & > .or::before,
  & > .or::after {
    content: '';
    flex: 1;
    border-block-start: var(--rt-rule-hairline) solid var(--rt-color-border-default);
  }

  /* Google draws its button: its height is reserved. */
  & > .google {
    display: grid;
    justify-content: center;
    min-block-size: 44px;
  }
`;
