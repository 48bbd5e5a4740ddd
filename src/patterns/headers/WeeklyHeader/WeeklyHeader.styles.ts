import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';
import { overPicture } from '../parts/bar/over-picture.styles.ts';
import { printedHeader } from '../parts/bar/printed-header.styles.ts';
import { readerStates } from '../parts/reader/reader.styles.ts';
import { reveal, scrolled } from '../parts/bar/reveal.styles.ts';
import { focusInside, focusRing } from '../../../components/focus.styles.ts';
import { tallTarget } from '../../../components/target.styles.ts';

/*
 * The header is one sticky box. Its top scrolls out of the window by the masthead's height, so that the bar stays.
 * It needs no measuring and no script, and nothing jumps.
 */
export const WeeklyHeaderRoot: Root<'header'> = styled.header`
  --_rt-weekly-masthead: 44px;

  position: sticky;
  inset-block-start: calc(-1 * var(--_rt-weekly-masthead));
  z-index: var(--rt-z-header);
  border-block-start: 4px solid var(--rt-color-accent);
  background: var(--rt-color-surface-page);
  color: var(--rt-color-text-default);

  & > .masthead {
    container: weekly-masthead / inline-size;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: var(--rt-space-4);
    block-size: calc(var(--_rt-weekly-masthead) - 4px);
  }

  /* The strip has one line: a second one would be seen above the bar that stays. */
  @container weekly-masthead (width < 20rem) {
    & > .masthead > .date-line > span {
      display: none;
    }
  }

  /* In rem: with large text on a narrow screen the date would overflow the page. */
  @container weekly-masthead (width < 16rem) {
    & > .masthead > .date-line {
      display: none;
    }
  }

  & > .masthead > .wordmark-link {
    display: none;
  }

  & .subscribe {
    ${tallTarget}
    color: var(--rt-color-link-default);
    font: var(--rt-type-label-s);
    text-decoration: none;
    overflow-wrap: anywhere;
    ${focusRing}
  }

  & .subscribe:hover {
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }

  & > .bar {
    border-block: var(--rt-rule-hairline) solid var(--rt-color-border-strong);
  }

  & > .bar > .inside {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    padding-inline: calc(var(--rt-grid-margin) - 10px);
  }

  & .compact {
    --_rt-wordmark-size: 24px;

    display: grid;
    place-content: center;
    min-block-size: 48px;
    color: inherit;
    ${focusRing}
  }

  & .sections {
    display: none;
  }

  & .tools {
    display: flex;
    justify-content: end;
  }

  & .tools .search-toggle {
    display: none;
  }

  /* On a picture, only white is legible everywhere. */
  &[data-over] > .masthead > :is(.date-line, .subscribe) {
    color: inherit;
  }

  ${overPicture('var(--_rt-weekly-masthead)')}

  @media (width >= 640px) {
    & .tools .search-toggle {
      display: block;
    }
  }

  @media (width >= 960px) {
    --_rt-weekly-masthead: 132px;

    & > .masthead {
      grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
    }

    & > .masthead > .wordmark-link {
      --_rt-wordmark-size: var(--rt-wordmark-size, 72px);

      display: block;
      color: inherit;
      ${focusRing}
    }

    & > .masthead > .date-line {
      display: grid;
    }

    & > .masthead > .subscribe {
      justify-self: end;
    }

    & > .bar > .inside {
      grid-template-columns: 44px 128px minmax(0, 1fr) 128px 44px;
    }

    & .sections {
      display: flex;
      justify-content: center;
      min-inline-size: 0;
    }

    & .sections > ul {
      display: flex;
      flex-wrap: wrap;
      justify-content: center;
      block-size: 48px;
      min-inline-size: 0;
      padding: 0;
      overflow: hidden;
      list-style: none;
    }

    & .sections > ul a {
      display: flex;
      align-items: center;
      block-size: 48px;
      padding-inline: var(--rt-space-2);
      color: inherit;
      font: var(--rt-type-nav);
      letter-spacing: var(--rt-type-nav-letter-spacing);
      text-decoration: none;
      text-transform: var(--rt-case-nav);
      ${focusInside}
      ${focusRing}
    }

    & .sections > ul a:hover {
      box-shadow: inset 0 -3px 0 var(--rt-color-accent);
    }

    & .sections > ul a[aria-current] {
      box-shadow: inset 0 -3px 0 var(--rt-color-accent);
      color: var(--rt-color-link-default);
    }

    & .sections .opener {
      min-block-size: 48px;
    }

    & .sections [data-current] > .opener {
      box-shadow: inset 0 -3px 0 var(--rt-color-accent);
    }

    & .tools {
      grid-column: 4 / -1;
    }

    /* Only the animation shows it: not without scroll timelines, and not on a page that cannot scroll. */
    & .compact {
      visibility: hidden;
    }

    @supports (animation-timeline: scroll()) {
      & .compact {
        ${scrolled(reveal, '96px 132px')}
      }
    }
  }

  ${readerStates}
  ${printedHeader('.bar', '.inside', '.compact')}
`;
