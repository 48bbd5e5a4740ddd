import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';
import { stickyBar } from '../parts/bar/sticky-bar.styles.ts';
import { overPicture } from '../parts/bar/over-picture.styles.ts';
import { printedHeader } from '../parts/bar/printed-header.styles.ts';
import { sectionLink } from '../parts/menu/section-link.styles.ts';
import { readerStates } from '../parts/reader/reader.styles.ts';
import { focusInMiddle, focusRing } from '../../../components/focus.styles.ts';
import { pageEdge } from '../../../components/page-width.styles.ts';

export const RuralHeaderRoot: Root<'header'> = styled.header`
  --_rt-wordmark-size: var(--rt-wordmark-size, clamp(2.5rem, 2.1rem + 1.8vw, 3.75rem));
  --_rt-header-edge: ${pageEdge()};

  --_rt-rural-top: 72px;

  ${stickyBar('calc(var(--_rt-rural-top) + 10px)', 'var(--_rt-header-edge)', '32px')}
  background: var(--rt-color-surface-page);
  color: var(--rt-color-text-default);

  & > .top {
    display: flex;
    align-items: center;
    gap: var(--rt-space-3);
    min-block-size: var(--_rt-rural-top);
    padding-inline: var(--_rt-header-edge);
  }

  & .home {
    margin: 0;
    min-inline-size: 0;
    font: inherit;
  }

  & .home > a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    color: var(--rt-color-link-default);
    ${focusRing}
  }

  & .tagline {
    display: none;
    color: var(--rt-color-text-muted);
    font: var(--rt-type-caption);
  }

  & .tools {
    display: flex;
    align-items: center;
    margin-inline-start: auto;
  }

  & .subscribe {
    display: none;
  }

  & > .furrow {
    display: block;
    block-size: 10px;
    margin-inline: var(--_rt-header-edge);
    color: var(--rt-color-accent-alt);
  }

  & > .furrow > svg {
    display: block;
    inline-size: 100%;
    block-size: 10px;
    fill: none;
    stroke: currentColor;
    stroke-linecap: round;
    stroke-width: 2;
  }

  & > .furrow path {
    vector-effect: non-scaling-stroke;
  }

  & > .bar > .sections {
    padding: var(--rt-space-2) var(--_rt-header-edge);
    overflow-x: auto;
    ${focusInMiddle}
    scrollbar-width: none;
  }

  & .sections > ul {
    display: flex;
    gap: var(--rt-space-1);
    margin: 0;
    padding: 0;
    list-style: none;
  }

  & .sections > ul > li {
    flex: none;
  }

  & .sections > ul > li > a {
    display: flex;
    align-items: center;
    min-block-size: 44px;
    padding-inline: var(--rt-space-4);
    border-radius: var(--rt-radius-full);
    ${sectionLink}
  }

  & .sections > ul > li:first-child > a {
    margin-inline-start: calc(-1 * var(--rt-space-4));
  }

  & .sections > ul > li > a:hover {
    background: var(--rt-color-surface-tint);
  }

  & .sections > ul > li > a[aria-current] {
    margin-inline-start: 0;
    background: var(--rt-color-surface-accent);
    color: var(--rt-color-text-on-accent);
  }

  @media (width >= 640px) {
    --_rt-rural-top: 88px;
  }

  @media (width >= 960px) {
    --_rt-rural-top: 104px;

    & > .top {
      gap: var(--rt-space-6);
    }

    & .tagline {
      display: block;
      max-inline-size: calc(24ch + var(--rt-space-6));
      margin: 0;
      padding-inline-start: var(--rt-space-6);
      border-inline-start: var(--rt-rule-hairline) var(--rt-rule-style) var(--rt-color-accent-alt);
      text-wrap: balance;
    }

    /* The last icon ends at the edge of the text. */
    & .tools {
      margin-inline-end: -10px;
    }

    & .subscribe {
      display: inline-flex;
      margin-inline-end: var(--rt-space-3);
    }
  }

  ${overPicture('calc(var(--_rt-rural-top) + 10px)')}

  &[data-over] .tagline {
    color: inherit;
  }

  ${readerStates}
  ${printedHeader('.top', '.home', 'a')}
`;
