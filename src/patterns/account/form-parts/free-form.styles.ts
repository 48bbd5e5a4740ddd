import { css } from 'styled-components';

/** A form in a page's text, with the sentence below it that it costs nothing. */
export const freeForm = css`
  display: grid;
  gap: var(--rt-space-4);
  min-inline-size: 0;
  font: var(--rt-type-body-m);

  & > .free {
    margin: 0;
    color: var(--rt-color-text-muted);
    font: var(--rt-type-caption);
  }
`;
