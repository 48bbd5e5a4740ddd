import { css, styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';
import { messagesStyles } from '../messages.styles.ts';

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

  &[data-size='small'] > .label {
    font: var(--rt-field-label-type-small, var(--rt-type-label-s));
    letter-spacing: var(--rt-type-label-s-letter-spacing);
  }

  ${messagesStyles}
`;

/** The box of all text controls. Its sizes are variables, so that a control may still replace one distance. */
const box = css`
  &[data-size='small'] {
    --_rt-field-height: 36px;
    --_rt-field-padding: var(--rt-space-1) var(--rt-input-padding-small, var(--rt-space-3));
    --_rt-field-text: 0.875rem;
  }

  &[data-size='large'] {
    --_rt-field-height: 56px;
    --_rt-field-padding: var(--rt-space-3) var(--rt-input-padding-large, var(--rt-space-5));
    --_rt-field-text: max(18px, 1.125em);
  }

  @media (pointer: coarse) {
    &[data-size='small'] {
      --_rt-field-height: 44px;
      --_rt-field-text: max(16px, 1em);
    }
  }

  appearance: none;
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: var(--_rt-field-height, 48px);
  padding: var(--_rt-field-padding, var(--rt-space-2) var(--rt-input-padding, var(--rt-space-4)));
  border: var(--rt-input-border, 1px solid var(--rt-input-border-color, var(--rt-color-text-muted)));
  border-radius: var(--rt-input-radius, var(--rt-radius-control));
  background: var(--rt-input-background, var(--rt-color-surface-page));
  color: var(--rt-color-text-default);

  /* Phones zoom into fields with a font size below 16 px. */
  font: var(--rt-input-type, 400 var(--_rt-field-text, max(16px, 1em)) / 1.5 var(--rt-font-ui));
  letter-spacing: normal;
`;

/** Shared by all text controls. */
export const controlStyles = css`
  ${box}

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

/** A box like that of a text control, around an `<input class="field">` without an edge and its companions. */
export const frameStyles = css`
  ${box}
  display: flex;
  align-items: center;
  cursor: text;

  &:hover:not(:has(> .field:disabled)) {
    border-color: var(--rt-color-text-default);
  }

  &:has(> .field[aria-invalid='true']) {
    border-color: var(--rt-color-status-error);
    box-shadow: inset 0 0 0 1px var(--rt-color-status-error);
  }

  &:has(> .field:focus-visible) {
    border-color: var(--rt-color-focus);
    outline: var(--rt-focus-width, 2px) solid var(--rt-color-focus);
    outline-offset: 0;
  }

  &:has(> .field:is(:disabled, :read-only)) {
    background: var(--rt-color-surface-sunken);
  }

  &:has(> .field:disabled) {
    color: var(--rt-color-text-muted);
    cursor: not-allowed;
  }

  & > .field {
    flex: 1;
    inline-size: 100%;
    min-inline-size: 0;
    padding: 0;
    border: 0;
    outline: 0;
    background: none;
    box-shadow: none;
    color: inherit;
    font: inherit;
    letter-spacing: inherit;
  }

  & > .field:disabled {
    cursor: not-allowed;
  }

  & > .field::placeholder {
    color: var(--rt-color-text-muted);
    opacity: 1;
  }
`;
