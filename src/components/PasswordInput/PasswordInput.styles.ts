import { styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';
import { controlStyles } from '../Field/Field.styles.ts';
import { focusRing } from '../focus.styles.ts';

export const PasswordInputRoot: Root<'div'> = styled.div`
  position: relative;

  & > .control {
    ${controlStyles}
    padding-inline-end: 52px;
  }

  & > .control::-ms-reveal {
    display: none;
  }

  & > .toggle {
    position: absolute;
    inset-block: 2px;
    inset-inline-end: 2px;
    display: grid;
    place-items: center;
    inline-size: 44px;
    padding: 0;
    border: 0;
    border-radius: var(--rt-input-radius, var(--rt-radius-control));
    background: none;
    color: var(--rt-color-text-muted);
    cursor: pointer;
    ${focusRing}
  }

  & > .toggle:hover {
    color: var(--rt-color-text-default);
  }
`;

export const PasswordStrengthRoot: Root<'div'> = styled.div`
  display: grid;
  gap: var(--rt-space-1);
  padding-block-start: var(--rt-space-1);

  & > .meter {
    display: flex;
    gap: var(--rt-space-1);
  }

  & > .meter > span {
    flex: 1;
    block-size: 6px;
    border: 1px solid var(--rt-password-meter-border, var(--rt-color-text-muted));
    border-radius: var(--rt-radius-full);
  }

  & > .meter > [data-met] {
    border-color: var(--rt-password-meter, var(--rt-color-status-warning));
    background: var(--rt-password-meter, var(--rt-color-status-warning));
  }

  &[data-complete] > .meter > [data-met] {
    border-color: var(--rt-password-meter-complete, var(--rt-color-status-success));
    background: var(--rt-password-meter-complete, var(--rt-color-status-success));
  }

  & > .words {
    color: var(--rt-color-text-muted);
    font: var(--rt-type-caption);
    letter-spacing: var(--rt-type-caption-letter-spacing);
    overflow-wrap: anywhere;
  }

  &[data-complete] > .words {
    color: var(--rt-color-status-success);
  }

  @media (forced-colors: active) {
    &:is([data-complete], *) > .meter > [data-met] {
      border-color: Highlight;
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;
