import { css } from 'styled-components';
import { messagesStyles } from './messages.styles.ts';
import { focusRing } from './focus.styles.ts';

/** Shared by checkbox and radio: the native control in the brand's colour, in a row large enough for touch. */
export const choiceStyles = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  column-gap: var(--rt-space-3);
  color: var(--rt-color-text-default);
  font: 400 1rem / 1.4 var(--rt-font-ui);

  & > input {
    inline-size: 22px;
    block-size: 22px;
    margin-block: 11px;
    accent-color: var(--rt-choice-color, var(--rt-color-action-default));
    cursor: pointer;
    ${focusRing}
  }

  & > input:disabled,
  & > input:disabled ~ * {
    opacity: 0.6;
    cursor: not-allowed;
  }

  & > label {
    display: flex;
    align-items: center;
    min-block-size: 44px;
    padding-block: var(--rt-space-2);
    cursor: pointer;
  }

  ${messagesStyles}

  & > :is(.hint, .error) {
    grid-column: 2;
    margin-block-start: -6px;
  }
`;
