import { css } from 'styled-components';

/** The mark in a label, and hint and error below a field, a choice or a group. */
export const messagesStyles = css`
  & > label .mark::before {
    content: ' *';
    color: var(--rt-color-status-error);
  }

  /* The only field of a form needs no mark. */
  [data-marks='none'] & > label .mark {
    display: none;
  }

  & > .hint {
    overflow-wrap: anywhere;
    color: var(--rt-color-text-muted);
    font: var(--rt-type-caption);
    letter-spacing: var(--rt-type-caption-letter-spacing);
  }

  & > .error {
    display: flex;
    align-items: start;
    gap: var(--rt-space-1);
    overflow-wrap: anywhere;
    color: var(--rt-color-status-error);
    font: var(--rt-type-label-s);
    letter-spacing: var(--rt-type-label-s-letter-spacing);
  }
`;
