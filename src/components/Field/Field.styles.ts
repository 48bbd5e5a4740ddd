import { css, styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';
import { messagesLook } from '../messages.styles.ts';

export const FieldRoot: Root<'div'> = styled.div`
  display: grid;
  gap: var(--rt-space-1);
  min-inline-size: 0;
  font: var(--rt-type-label-m);
  letter-spacing: var(--rt-type-label-m-letter-spacing);

  & > .label {
    color: var(--rt-field-label, var(--rt-color-text-default));
    font: var(--rt-field-label-type, var(--rt-type-label-m));
    letter-spacing: var(--rt-type-label-m-letter-spacing);
  }

  & > .label > .mark {
    color: var(--rt-color-status-error);
  }

  ${messagesLook}
`;

/** What every control that holds text shares. */
export const controlLook = css`
  appearance: none;
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: 48px;
  padding: var(--rt-space-2) var(--rt-input-padding, var(--rt-space-4));
  border: var(--rt-input-border, 1px solid var(--rt-input-border-color, var(--rt-color-text-muted)));
  border-radius: var(--rt-input-radius, var(--rt-radius-control));
  background: var(--rt-input-background, var(--rt-color-surface-page));
  color: var(--rt-color-text-default);

  /* Under 16 px a phone zooms into the field. */
  font: 400 max(16px, 1em) / 1.5 var(--rt-font-ui);
  letter-spacing: normal;

  &::placeholder {
    color: var(--rt-color-text-muted);
    opacity: 1;
  }

  &:hover:not(:disabled) {
    border-color: var(--rt-color-text-default);
  }

  &:focus-visible {
    border-color: var(--rt-color-focus);
    outline: var(--rt-focus-width, 2px) solid var(--rt-color-focus);
    outline-offset: 0;
  }

  &[aria-invalid='true'] {
    border-color: var(--rt-color-status-error);
    box-shadow: inset 0 0 0 1px var(--rt-color-status-error);
  }

  &:disabled {
    background: var(--rt-color-surface-sunken);
    color: var(--rt-color-text-muted);
    cursor: not-allowed;
  }

  &:read-only:not(:disabled, select) {
    background: var(--rt-color-surface-sunken);
  }
`;
