import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';
import { tallTarget } from '../../../components/target.styles.ts';

export const LiveBlogRoot: Root<'section'> = styled.section`
  margin-block-start: var(--rt-space-8);
  color: var(--rt-color-text-default);

  /* Not a grid: a sticky element never leaves its row. */
  & > * + * {
    margin-block-start: var(--rt-space-6);
  }

  & > .state {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--rt-space-2) var(--rt-space-4);
    padding-block: var(--rt-space-3);
    border-block: var(--rt-rule-hairline) solid var(--rt-color-border-strong);
    font: var(--rt-type-body-s);
  }

  & > .state > .updated {
    color: var(--rt-color-text-muted);
    font-variant-numeric: lining-nums tabular-nums;
  }

  & > .state > .order {
    display: inline-flex;
    align-items: center;
    min-block-size: 32px;
    margin-inline-start: auto;
    ${tallTarget}
  }

  & > .state > .order,
  & > .pages > a {
    overflow-wrap: anywhere;
  }

  & > .box {
    display: grid;
    gap: var(--rt-space-3);
    padding: var(--rt-space-5);
    background: var(--rt-color-surface-sunken);
  }

  & > .box > :is(ul, ol) {
    display: grid;
    gap: var(--rt-space-2);
    font: var(--rt-type-body-m);
  }

  & > .box > ul > li {
    position: relative;
    padding-inline-start: var(--rt-space-5);
  }

  & > .box > ul > li::before {
    content: '';
    position: absolute;
    inset-block-start: 0.55em;
    inset-inline-start: 0;
    inline-size: 8px;
    block-size: 8px;
    background: var(--rt-color-kicker);
  }

  & > .box > .moments > li > a {
    display: grid;
    align-items: baseline;
    gap: 0 var(--rt-space-3);
    padding-block: var(--rt-space-1);
    color: inherit;
    text-decoration: none;
  }

  & > .box > .moments > li > a:hover {
    text-decoration: underline;
  }

  & > .box > .moments :is(time, span) {
    color: var(--rt-color-kicker);
    font: var(--rt-type-time);
    font-weight: 700;
    font-variant-numeric: lining-nums tabular-nums;
  }

  @media (width >= 600px) {
    & > .box > .moments > li > a {
      grid-template-columns: 6em 1fr;
    }
  }

  /*
   * Above the posts while the page scrolls. It has the room of one line at all times, so nothing moves when it appears,
   * and nothing lies under it at the top of the posts.
   */
  & .notice {
    position: sticky;
    z-index: 2;
    inset-block-start: var(--rt-space-24);
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: var(--rt-space-1) var(--rt-space-2);
    min-block-size: 44px;
    margin-block: var(--rt-space-2) calc(-1 * var(--rt-space-4));
    pointer-events: none;
  }

  & .notice > * {
    pointer-events: auto;
  }

  & .notice > button {
    box-shadow: var(--rt-elevation-overlay);
  }

  & .notice > .failing {
    padding: var(--rt-space-2) var(--rt-space-4);
    background: var(--rt-color-status-warning-surface);
    color: var(--rt-color-status-warning);
    font: var(--rt-type-body-s);
  }

  & .notice > .failing[hidden],
  & .notice > .failing > .short {
    display: none;
  }

  /* Both in one line of a phone: they cover what is read. */
  @media (width < 600px) {
    & .notice > button:not([hidden]):has(+ .failing:not([hidden])) {
      padding-inline: var(--rt-space-3);
      font: var(--rt-type-label-s);
      letter-spacing: var(--rt-type-label-s-letter-spacing);
      text-transform: none;
    }

    & .notice > button:not([hidden]) + .failing {
      padding-inline: var(--rt-space-2);
      font: var(--rt-type-label-s);
    }

    & .notice > button:not([hidden]) + .failing > .whole {
      display: none;
    }

    & .notice > button:not([hidden]) + .failing > .short {
      display: inline;
    }
  }

  & > .pinned:empty {
    display: none;
  }

  & > .empty {
    color: var(--rt-color-text-muted);
    font: var(--rt-type-body-m);
  }

  & > .pages {
    display: flex;
    justify-content: space-between;
    gap: var(--rt-space-4);
    padding-block: var(--rt-space-3);
    border-block-start: var(--rt-rule-hairline) solid var(--rt-color-border-strong);
    font: var(--rt-type-label-m);
  }

  & > .pages > a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
  }

  & > .pages > a[rel='next'] {
    margin-inline-start: auto;
  }

  /* Grounds have the colour of the page there. */
  @media (forced-colors: active) {
    & > .box,
    & .notice > .failing {
      border: 1px solid;
    }

    & > .box > ul > li::before {
      background: CanvasText;
    }
  }

  @media print {
    & > .pages,
    & > .state > .order,
    & .notice {
      display: none;
    }
  }
`;
