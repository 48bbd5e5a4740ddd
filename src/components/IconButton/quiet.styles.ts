import { css } from 'styled-components';

/** A quiet one, for a sheet that cannot render an `IconButton`. */
export const quietIconButton = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  inline-size: 44px;
  block-size: 44px;
  padding: 0;
  border: 1px solid transparent;
  border-radius: var(--rt-icon-button-radius, var(--rt-radius-control));
  background: transparent;
  color: var(--rt-icon-button-text, currentColor);
  text-decoration: none;
  cursor: pointer;
  transition: background-color var(--rt-duration-fast) var(--rt-easing-standard);

  &:hover {
    background: var(--rt-icon-button-background-hover, color-mix(in oklab, currentColor 12%, transparent));
  }

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }

  @media print {
    display: none;
  }
`;
