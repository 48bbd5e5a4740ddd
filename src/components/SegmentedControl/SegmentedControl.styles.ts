import { styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';
import { focusRing } from '../focus.styles.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.styles.ts';

export const SegmentedControlRoot: Root<'fieldset'> = styled.fieldset`
  min-inline-size: 0;
  padding: 0;
  border: 0;
  color: var(--rt-color-text-default);

  & > legend {
    padding: 0 0 var(--rt-space-1);
    font: var(--rt-field-label-type, var(--rt-type-label-m));
    letter-spacing: var(--rt-type-label-m-letter-spacing);
  }

  & > legend[data-hidden] {
    ${visuallyHidden}
  }

  /* At large text the segments continue on another line. */
  & > .segments {
    display: inline-flex;
    flex-wrap: wrap;
    gap: 2px;
    max-inline-size: 100%;
    padding: 2px;
    border: 1px solid var(--rt-segmented-border-color, var(--rt-color-text-muted));
    border-radius: min(var(--rt-segmented-radius, var(--rt-radius-control)), 24px);
    background: var(--rt-segmented-background, var(--rt-color-surface-page));
  }

  & > .segments > label {
    position: relative;
    display: inline-flex;
    flex: 1 1 auto;
    align-items: center;
    justify-content: center;
    min-block-size: 44px;
    min-inline-size: 44px;
    padding: var(--rt-space-1) var(--rt-segmented-padding, var(--rt-space-4));
    font: var(--rt-segmented-type, var(--rt-type-label-m));
    letter-spacing: var(--rt-type-label-m-letter-spacing);
    text-align: center;
    cursor: pointer;
  }

  /* The native control is the segment: it fills the label, and the words lie on it. */
  & > .segments > label > input {
    appearance: none;
    position: absolute;
    inset: 0;
    margin: 0;
    border-radius: min(var(--rt-segmented-radius, var(--rt-radius-control)), 22px);
    cursor: inherit;
    transition: background-color var(--rt-duration-fast) var(--rt-easing-standard);
    ${focusRing}
  }

  & > .segments > label > input:focus-visible {
    z-index: 1;
  }

  & > .segments > label:hover > input:not(:checked, :disabled) {
    background: var(--rt-segmented-hover, var(--rt-color-surface-sunken));
  }

  & > .segments > label > input:checked {
    background: var(--rt-segmented-color, var(--rt-color-action-default));
  }

  & > .segments > label > span {
    position: relative;
    z-index: 1;
    display: inline-flex;
    align-items: center;
    gap: var(--rt-space-2);
  }

  & > .segments > label > input:checked + span {
    color: var(--rt-segmented-text, var(--rt-color-action-text));
  }

  &:disabled > .segments > label,
  & > .segments > label:has(> :disabled) {
    cursor: not-allowed;
  }

  & > .segments > label > :disabled + span {
    opacity: 0.6;
  }

  &[data-size='small'] > .segments > label {
    min-block-size: 28px;
    padding: 2px var(--rt-segmented-padding-small, var(--rt-space-3));
    font: var(--rt-segmented-type-small, var(--rt-type-label-s));
    letter-spacing: var(--rt-type-label-s-letter-spacing);
  }

  @media (pointer: coarse) {
    &[data-size='small'] > .segments > label {
      min-block-size: 44px;
    }
  }

  @media (forced-colors: active) {
    & > .segments > label > input:checked {
      background: Highlight;
      forced-color-adjust: none;
    }

    & > .segments > label > input:checked:focus-visible {
      outline-color: CanvasText;
    }

    & > .segments > label > input:checked + span {
      color: HighlightText;
      forced-color-adjust: none;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    & > .segments > label > input {
      transition: none;
    }
  }
`;
