import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';
import { dateNumerals, dayNumerals } from '../event/date-numerals.styles.ts';
import { stretched } from '../../../components/stretched-link.styles.ts';

export const EventTableRoot: Root<'section'> = styled.section`
  min-inline-size: 0;
  container-type: inline-size;

  & > .events {
    margin: 0;
    padding: 0;
    border-block-start: var(--rt-rule-hairline) solid var(--rt-color-border-default);
    list-style: none;
  }

  & > .events > li {
    position: relative;
    display: grid;
    grid-template-columns: 88px minmax(0, 1fr);
    gap: var(--rt-space-1) var(--rt-space-4);
    padding-block: var(--rt-space-4);
    border-block-end: var(--rt-rule-hairline) solid var(--rt-color-border-default);
  }

  & .date {
    grid-row: span 3;
    display: grid;
    align-content: start;
    ${dateNumerals}
  }

  & .date > .day {
    ${dayNumerals}
  }

  & .theme {
    margin: 0;
    font: var(--rt-type-headline-s);
    letter-spacing: var(--rt-type-headline-s-letter-spacing);
    text-wrap: pretty;
  }

  & .theme > a {
    ${stretched}
  }

  & > .events > li:hover {
    background: var(--rt-color-surface-sunken);
  }

  & > .events > li:hover .theme > a {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }

  & .place {
    color: var(--rt-color-text-muted);
    font: var(--rt-type-byline);
    letter-spacing: var(--rt-type-byline-letter-spacing);
  }

  & .place > strong {
    color: var(--rt-color-text-default);
    font: var(--rt-type-label-m);
  }

  & .place > span {
    display: block;
  }

  & .action {
    display: inline-flex;
    align-items: center;
    gap: var(--rt-space-1);
    color: var(--rt-color-link-default);
    font: var(--rt-type-label-s);
  }

  @container (width >= 800px) {
    & > .events > li {
      grid-template-columns: repeat(12, minmax(0, 1fr));
      column-gap: var(--rt-grid-gutter);
      align-items: start;
      padding-block: var(--rt-space-5);
    }

    & .date {
      grid-column: span 2;
      grid-row: 1;
      grid-template-columns: auto 1fr;
      align-items: end;
      column-gap: var(--rt-space-3);
    }

    & .date > .day {
      font-size: 2.75rem;
    }

    & .theme {
      grid-column: 3 / span 6;
      font: var(--rt-type-headline-m);
      letter-spacing: var(--rt-type-headline-m-letter-spacing);
    }

    & .place {
      grid-column: 9 / span 3;
    }

    & .action {
      grid-column: 12;
      justify-self: end;

      /* A word is a little wider than the column, and stays whole. */
      overflow-wrap: break-word;
    }
  }
`;
