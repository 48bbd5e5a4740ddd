import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';
import { focusRing } from '../../../components/focus.styles.ts';

export const EventPanelRoot: Root<'section'> = styled.section`
  display: grid;
  min-inline-size: 0;
  border-block-end: var(--rt-rule-hairline) solid var(--rt-color-border-strong);

  & > .announcement {
    display: grid;
    align-content: space-between;
    gap: var(--rt-space-8);
    min-inline-size: 0;
    padding: var(--rt-space-6) var(--rt-front-edge, var(--rt-grid-margin)) var(--rt-space-10);
    background: var(--rt-event-panel-background, var(--rt-color-surface-accent));
    color: var(--rt-event-panel-text, var(--rt-color-text-on-accent));
  }

  & .words {
    display: grid;
    gap: var(--rt-space-4);
  }

  & .line {
    display: flex;
    flex-wrap: wrap;
    gap: var(--rt-space-1) var(--rt-space-6);
    padding-block-end: var(--rt-space-3);
    border-block-end: 1px solid color-mix(in oklab, currentColor 40%, transparent);
    overflow-wrap: anywhere;
  }

  & .title {
    max-inline-size: 22ch;
  }

  & .standfirst {
    margin: 0;
    max-inline-size: 58ch;
    font: var(--rt-type-standfirst-m);
    letter-spacing: var(--rt-type-standfirst-m-letter-spacing);
    text-wrap: pretty;
  }

  & .foot {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: var(--rt-space-6) var(--rt-space-8);
  }

  & .foot > .act {
    display: grid;
    gap: var(--rt-space-3);
    justify-items: start;
  }

  & .place {
    margin: 0;
    font: var(--rt-type-label-s);
    letter-spacing: var(--rt-type-label-s-letter-spacing);
  }

  & > .programme {
    display: grid;
    align-content: start;
    min-inline-size: 0;
    padding: var(--rt-space-6) var(--rt-front-edge, var(--rt-grid-margin)) var(--rt-space-8);
    background: var(--rt-color-surface-tint);
  }

  & .programme > .name {
    padding-block-end: var(--rt-space-3);
    border-block-end: var(--rt-rule-thick) solid var(--rt-color-border-accent);
  }

  & .agenda {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  & .agenda > li {
    display: grid;
    grid-template-columns: 4.25rem minmax(0, 1fr);
    padding-block: var(--rt-space-3);
    border-block-end: var(--rt-rule-hairline) solid var(--rt-color-border-default);
  }

  & .agenda > li:last-child {
    border-block-end: 0;
    padding-block-end: 0;
  }

  & .agenda time {
    color: var(--rt-color-kicker);
    font: 500 0.9375rem/1.4 var(--rt-font-ui);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  & .agenda .what {
    display: block;
    font: var(--rt-type-headline-xs);
    letter-spacing: var(--rt-type-headline-xs-letter-spacing);
  }

  & .agenda .who {
    display: block;
    padding-block-start: 2px;
    color: var(--rt-color-text-muted);
    font: var(--rt-type-byline);
    letter-spacing: var(--rt-type-byline-letter-spacing);
  }

  & .agenda .who > a {
    /* A target of 24 px, also where names are on lines below each other. */
    display: inline-block;
    padding-block: 3px;
    color: inherit;
    text-decoration: none;
    ${focusRing}
  }

  & .agenda .who > a:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  & .agenda li[data-quiet] .what {
    color: var(--rt-color-text-muted);
    font-weight: 400;
  }

  @media (width >= 960px) {
    grid-template-columns: minmax(0, 1fr) minmax(
        0,
        calc(var(--rt-front-edge, var(--rt-grid-margin)) + 440px)
      );

    & > .announcement {
      padding-block: var(--rt-space-8) var(--rt-space-10);
      padding-inline-end: var(--rt-space-10);
    }

    & > .programme {
      padding-block: var(--rt-space-8) var(--rt-space-10);
      padding-inline-start: var(--rt-space-8);
    }
  }

  @media (forced-colors: active) {
    & > .announcement {
      border: 1px solid;
    }
  }
`;
