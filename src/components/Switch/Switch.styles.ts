import { styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';
import { choiceStyles } from '../choice.styles.ts';

export const SwitchRoot: Root<'div'> = styled.div`
  ${choiceStyles}

  & > input {
    appearance: none;
    inline-size: 44px;
    block-size: 26px;
    margin-block: 9px;
    border: 2px solid var(--rt-switch-border-color, var(--rt-color-text-muted));
    border-radius: var(--rt-switch-radius, var(--rt-radius-full));
    background: var(--rt-switch-background, var(--rt-color-surface-page));
    transition: background-color var(--rt-duration-fast) var(--rt-easing-standard);
  }

  /* A border, which forced colours keep visible. */
  & > input::before {
    content: '';
    display: block;
    inline-size: 16px;
    margin: 3px;
    border: 8px solid var(--rt-switch-thumb, var(--rt-color-text-muted));
    border-radius: inherit;
    transition: translate var(--rt-duration-fast) var(--rt-easing-standard);
  }

  & > input:checked {
    border-color: var(--rt-switch-color, var(--rt-color-action-default));
    background: var(--rt-switch-color, var(--rt-color-action-default));
  }

  & > input:checked::before {
    border-color: var(--rt-switch-thumb-on, var(--rt-color-action-text));
    translate: calc(18px * var(--_rt-forward, 1)) 0;
  }

  & > input:hover:not(:disabled, :checked) {
    border-color: var(--rt-color-text-default);
  }

  & > input[aria-invalid='true'] {
    border-color: var(--rt-color-status-error);
  }

  &[data-side='end'] {
    grid-template-columns: minmax(0, 1fr) auto;
  }

  &[data-side='end'] > input {
    grid-area: 1 / 2;
  }

  &[data-side='end'] > label {
    grid-area: 1 / 1;
  }

  &[data-side='end'] > :is(.hint, .error) {
    grid-column: 1;
  }

  @media (forced-colors: active) {
    /* The place of the thumb alone says nothing to those who do not see the other one. */
    & > input:checked:not(:disabled) {
      border-color: Highlight;
      background: Highlight;
      forced-color-adjust: none;
    }

    & > input:checked:not(:disabled)::before {
      border-color: HighlightText;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    & > input,
    & > input::before {
      transition: none;
    }
  }
`;
