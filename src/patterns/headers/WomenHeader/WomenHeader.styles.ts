import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';
import { stickyBar } from '../parts/bar/sticky-bar.styles.ts';
import { overPicture } from '../parts/bar/over-picture.styles.ts';
import { printedHeader } from '../parts/bar/printed-header.styles.ts';
import { sectionLink } from '../parts/menu/section-link.styles.ts';
import { focusInMiddle, focusRing } from '../../../components/focus.styles.ts';

export const WomenHeaderRoot: Root<'header'> = styled.header`
  --_rt-women-mark: var(--rt-wordmark-size, clamp(34px, 3.6vw, 52px));
  --_rt-women-top: calc(var(--_rt-women-mark) + 48px);
  --_rt-wordmark-size: var(--_rt-women-mark);

  ${stickyBar('var(--_rt-women-top)', 'var(--rt-grid-margin)', '28px')}
  background: var(--rt-color-surface-page);
  color: var(--rt-color-text-default);

  & > .top {
    display: grid;
    grid-template-columns: 1fr auto 1fr;
    align-items: center;
    min-block-size: var(--_rt-women-top);
    padding: var(--rt-space-4) var(--rt-grid-margin);
  }

  & .start {
    margin-inline-start: calc(-1 * var(--rt-space-2));
  }

  & .end {
    display: flex;
    justify-content: end;
    margin-inline-end: calc(-1 * var(--rt-space-2));
  }

  & .home {
    margin: 0;
    line-height: 0;
  }

  & .home > a {
    display: block;
    padding: var(--rt-space-2);
    color: inherit;
    ${focusRing}
  }

  & > .bar > .sections {
    border-block: var(--rt-rule-hairline) solid var(--rt-color-border-default);
  }

  & > .bar > .sections > ul {
    display: flex;
    justify-content: safe center;
    gap: clamp(var(--rt-space-5), 4vw, var(--rt-space-12));
    margin: 0;
    padding: 0 var(--rt-grid-margin);
    overflow-x: auto;
    ${focusInMiddle}
    scrollbar-width: none;
    list-style: none;
  }

  & > .bar > .sections a {
    display: block;
    padding-block: var(--rt-space-3);
    ${sectionLink}
  }

  & > .bar > .sections a:hover {
    color: var(--rt-color-link-default);
  }

  & > .bar > .sections a[aria-current] {
    color: var(--rt-color-link-default);
    box-shadow: inset 0 -2px 0 var(--rt-color-accent);
  }

  @media (width >= 960px) {
    --_rt-women-top: calc(var(--_rt-women-mark) + 60px);

    & > .top {
      padding-block: var(--rt-space-6) var(--rt-space-5);
    }
  }

  ${overPicture('var(--_rt-women-top)')}
  ${printedHeader('.top', '.home', 'a')}
`;
