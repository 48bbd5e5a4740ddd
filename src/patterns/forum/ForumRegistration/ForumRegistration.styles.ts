import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';

export const ForumRegistrationRoot: Root<'div'> = styled.div`
  display: grid;
  gap: var(--rt-space-8);
  align-items: start;
  min-inline-size: 0;
  font: var(--rt-type-body-m);

  & > .act {
    display: grid;
    gap: var(--rt-space-6);
    min-inline-size: 0;
  }

  & .again {
    margin: 0;
  }

  & .guest {
    display: grid;
    gap: var(--rt-space-1);
    margin: 0;
    overflow-wrap: anywhere;
  }

  & .guest > strong {
    font: var(--rt-type-headline-m);
    letter-spacing: var(--rt-type-headline-m-letter-spacing);
  }

  & .guest > span,
  & .cancel > p {
    margin: 0;
    color: var(--rt-color-text-muted);
    font: var(--rt-type-caption);
  }

  & .cancel {
    display: grid;
    gap: var(--rt-space-2);
    justify-items: start;
  }

  & > .facts {
    display: grid;
    gap: var(--rt-space-4);
    min-inline-size: 0;
    padding: var(--rt-space-5);
    border-block-start: var(--rt-rule-thick) solid var(--rt-color-border-accent);
    background: var(--rt-forum-registration-background, var(--rt-color-surface-tint));
    overflow-wrap: anywhere;
  }

  & .date {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 var(--rt-space-3);
    align-items: end;
    font-family: var(--rt-font-ui);
    font-variant-numeric: tabular-nums lining-nums;
  }

  & .day {
    font-size: 4rem;
    font-weight: 500;
    line-height: 0.9;
  }

  & .long {
    grid-column: 1 / -1;
    padding-block-start: var(--rt-space-3);
    font: var(--rt-type-label-m);
  }

  & .facts > dl {
    display: grid;
    gap: var(--rt-space-3);
    margin: 0;
  }

  & .facts dt {
    color: var(--rt-color-text-muted);
    font: var(--rt-type-label-s);
    letter-spacing: var(--rt-type-label-s-letter-spacing);
  }

  & .facts dd {
    margin: 0;
    margin-block-start: calc(-1 * var(--rt-space-2));
    font-variant-numeric: tabular-nums;
  }

  & .facts > ul {
    display: grid;
    gap: var(--rt-space-3);
    margin: 0;
    padding: var(--rt-space-4) 0 0;
    border-block-start: var(--rt-rule-hairline) solid var(--rt-color-border-default);
    list-style: none;
  }

  @media (width >= 960px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 22rem);
    gap: var(--rt-space-10);
  }

  @media (forced-colors: active) {
    & > .facts {
      border: 1px solid;
    }
  }
`;
