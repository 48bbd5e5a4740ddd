import { css } from 'styled-components';
import { focusInside, focusSnaps, type RailCard } from '../../../components/focus.styles.ts';

/**
 * A list as a row that scrolls between the edges of a phone's window. It needs no script: Tab reaches every card.
 * @param width of a card; less than the column, so that the next card is partly visible
 * @param card tag of the list's children
 */
export const rail = (width: string, card: RailCard) => css`
  display: grid;
  grid-template-columns: none;
  grid-auto-columns: ${width};
  grid-auto-flow: column;
  margin-inline: calc(-1 * var(--rt-grid-margin));
  padding-inline: var(--rt-grid-margin);
  overflow-x: auto;
  ${focusInside}
  scroll-padding-inline: var(--rt-grid-margin);
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  overscroll-behavior-x: contain;

  & > * {
    scroll-snap-align: start;
  }
  ${focusSnaps(card)}
`;

/** A hairline between two cards of words in a rail. */
export const railRule = css`
  gap: var(--rt-space-4);

  & > * + * {
    padding-inline-start: var(--rt-space-4);
    border-inline-start: var(--rt-rule-hairline) var(--rt-rule-style)
      color-mix(in oklab, var(--rt-color-border-default) 45%, transparent);
  }
`;
