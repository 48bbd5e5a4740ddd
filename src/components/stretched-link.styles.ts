import { css } from 'styled-components';
import { focusAround } from './focus.styles.ts';

/** A link as large as the nearest positioned ancestor, which shows the link's focus ring. Its owner says what hovering does. */
export const stretched = css`
  color: inherit;
  text-decoration: none;
  ${focusAround}

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: 1;
    border-radius: inherit;
  }
`;

/** The same with the underline of a headline that the pointer is on. */
export const stretchedLink = css`
  ${stretched}

  &:hover {
    text-decoration: underline;
    text-decoration-thickness: max(1px, 0.05em);
    text-underline-offset: 0.12em;
  }
`;
