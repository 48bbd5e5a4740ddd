import { css } from 'styled-components';

/** The links in an author's text. */
export const textLinks = css`
  color: var(--rt-color-link-default);
  text-decoration: underline;
  text-decoration-thickness: max(1px, 0.06em);
  text-underline-offset: 0.18em;

  &:visited {
    color: var(--rt-color-link-visited);
  }

  &:hover {
    color: var(--rt-color-link-hover);
    text-decoration-thickness: 0.12em;
  }
`;
