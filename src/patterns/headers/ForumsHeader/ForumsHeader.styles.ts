import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';
import { stickyBar } from '../parts/bar/sticky-bar.styles.ts';
import { overPicture } from '../parts/bar/over-picture.styles.ts';
import { printedHeader } from '../parts/bar/printed-header.styles.ts';
import { sectionLink } from '../parts/menu/section-link.styles.ts';
import { focusInMiddle, focusRing } from '../../../components/focus.styles.ts';
import { pageEdge } from '../../../components/page-width.styles.ts';

export const ForumsHeaderRoot: Root<'header'> = styled.header`
  --_rt-wordmark-size: var(--rt-wordmark-size, clamp(2rem, 1.6rem + 1.6vw, 3rem));
  --_rt-header-edge: ${pageEdge()};

  --_rt-forums-top: 68px;

  ${stickyBar('var(--_rt-forums-top)', 'var(--_rt-header-edge)', '28px')}
  border-block-start: 4px solid var(--rt-color-accent);
  border-block-end: var(--rt-rule-hairline) solid var(--rt-color-border-strong);
  background: var(--rt-color-surface-page);
  color: var(--rt-color-text-default);

  & > .top {
    display: flex;
    flex-wrap: wrap;
    align-items: stretch;
    min-block-size: calc(var(--_rt-forums-top) - 4px);
    padding-inline: var(--_rt-header-edge);
  }

  & .home {
    flex: 1 1 auto;
    display: flex;
    align-items: center;
    min-inline-size: 0;
    min-block-size: 64px;
    margin: 0;
    font: inherit;
  }

  & .home > a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    color: inherit;
    ${focusRing}
  }

  & .tools {
    display: flex;
    align-items: center;
  }

  & .next {
    flex: 1 1 100%;
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    align-content: center;
    gap: 0 var(--rt-space-3);
    min-block-size: 44px;
    padding-block: var(--rt-space-2);
    border-block-start: var(--rt-rule-hairline) solid var(--rt-color-border-default);
    color: inherit;
    font: var(--rt-type-label-s);
    text-decoration: none;
    overflow-wrap: anywhere;
    ${focusRing}
  }

  & .next > time {
    font: 500 1.25rem/1.2 var(--rt-font-ui);
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.03em;
  }

  & .next:hover > time {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.2em;
  }

  /* The line of the next forum. */
  &:has(> .top > .next) {
    --_rt-forums-top: 112px;
  }

  & > .bar > .sections {
    padding-inline: var(--_rt-header-edge);
    border-block-start: var(--rt-rule-hairline) solid var(--rt-color-border-default);
    overflow-x: auto;
    ${focusInMiddle}
    scrollbar-width: none;
  }

  & .sections > ul {
    display: flex;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  & .sections > ul > li {
    flex: none;
    border-inline-end: var(--rt-rule-hairline) solid var(--rt-color-border-default);
  }

  & .sections > ul > li:first-child {
    border-inline-start: var(--rt-rule-hairline) solid var(--rt-color-border-default);
  }

  & .sections > ul > li > a {
    display: flex;
    align-items: center;
    min-block-size: 44px;
    padding-inline: var(--rt-space-4);
    ${sectionLink}
  }

  & .sections > ul > li > a:hover {
    background: var(--rt-color-surface-tint);
  }

  & .sections > ul > li > a[aria-current] {
    box-shadow: inset 0 -3px 0 var(--rt-color-accent);
  }

  & .sections > ul > .act {
    margin-inline-start: auto;
    border-inline: 0;
  }

  /* Room for the other items, which move aside for the mark. */
  @media (width < 960px) {
    & .sections > ul > .act {
      padding-inline-start: 48px;
    }
  }

  & .sections > ul > .act > a {
    background: var(--rt-color-action-alt-default);
    color: var(--rt-color-action-alt-text);
    font-weight: 700;
  }

  & .sections > ul > .act > a:hover {
    background: var(--rt-color-action-alt-hover);
  }

  @media (width >= 960px) {
    &,
    &:has(> .top > .next) {
      --_rt-forums-top: 92px;
    }

    & .home {
      min-block-size: 88px;
    }

    & .next {
      flex: 0 0 auto;
      display: grid;
      grid-template-columns: auto auto;
      align-content: center;
      gap: 0 var(--rt-space-4);
      padding: 0 var(--rt-space-6);
      border-block-start: 0;
      border-inline: var(--rt-rule-hairline) solid var(--rt-color-border-default);
    }

    & .next > time {
      grid-row: 1 / span 2;
      grid-column: 2;
      align-self: center;
      font-size: 2.25rem;
    }

    & .next > .where {
      grid-row: 2;
      color: var(--rt-color-text-default);
    }

    & .tools {
      padding-inline-start: var(--rt-space-3);
      order: 1;
    }
  }

  ${overPicture('var(--_rt-forums-top)')}

  &[data-over] .next > span {
    color: inherit;
  }

  ${printedHeader('.top', '.home', 'a')}
`;
