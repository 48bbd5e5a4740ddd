import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';
import { focusRing } from '../../../components/focus.styles.ts';

export const AccountFormRoot: Root<'form'> = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--rt-space-4);
  inline-size: 100%;
  max-inline-size: var(--_rt-account-form-width, var(--rt-account-form-width, 440px));

  & > .failure {
    ${focusRing}
  }

  & > .form-note {
    color: var(--rt-color-text-muted);
    font: var(--rt-type-caption);
    letter-spacing: var(--rt-type-caption-letter-spacing);
  }

  & > .submit {
    justify-self: stretch;
  }
`;
