import { css } from 'styled-components';

/** A box as wide as the page, in the middle, with the brand's margin at both sides of its content. */
export const pageWidth = css`
  max-inline-size: calc(var(--rt-grid-max) + 2 * var(--rt-grid-margin));
  margin-inline: auto;
  padding-inline: var(--rt-grid-margin);
`;

/**
 * The distance from the edge of a wider box to the page's content, for a background as wide as the window.
 *
 * @param width of the box
 */
export const pageEdge = (width = '100%') => `max(var(--rt-grid-margin), (${width} - var(--rt-grid-max)) / 2)`;
