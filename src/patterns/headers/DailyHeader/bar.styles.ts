import { css, keyframes } from 'styled-components';
import { focusInside, focusRing } from '../../../components/focus.styles.ts';
import { pageEdge } from '../../../components/page-width.styles.ts';
import { appear, reveal, scrolled } from '../parts/bar/reveal.styles.ts';

const tighten = keyframes`
  to {
    inset-block-end: 4px;
  }
`;

/** The sticky bar: second wordmark, sections, tools. */
export const bar = css`
  & > .bar {
    position: relative;
    color: var(--rt-color-text-on-accent);
  }

  /* On paper the bar has no place any more, and its ground would fill the page. */
  @media screen {
    & > .bar::before {
      content: '';
      position: absolute;
      inset: 0;
      z-index: -1;
      background: var(--rt-daily-bar, var(--rt-color-surface-accent));
    }
  }

  & > .bar > .inside {
    display: grid;

    /* The places of search and menu are kept: a browser paints the icons before them while these are on their way. */
    grid-template-columns: minmax(0, 1fr) auto 44px 44px;
    align-items: center;
    min-block-size: 56px;
    padding-inline: var(--rt-grid-margin) calc(var(--rt-grid-margin) - 10px);
  }

  & .compact {
    --_rt-wordmark-size: 28px;

    display: inline-grid;
    align-content: center;
    justify-self: start;
    min-block-size: 44px;
    color: inherit;
    ${focusRing}
  }

  /* An anonymous reader's icon opens the form to sign in; that of others, the menu. */
  & .enter {
    display: grid;
    place-content: center;
    min-block-size: 44px;
    min-inline-size: 44px;
    color: inherit;
    ${focusRing}
  }

  & .enter:hover {
    background: color-mix(in oklab, currentColor 14%, transparent);
  }

  [data-reader]:not([data-reader='anonymous']) & .enter,
  & .account-tool .account {
    display: none;
  }

  [data-reader]:not([data-reader='anonymous']) & .account-tool .account {
    display: block;
  }

  & .sections,
  & .subscribe {
    display: none;
  }

  & .subscribe {
    white-space: nowrap;
  }

  @media (width >= 640px) {
    & .subscribe {
      display: inline-flex;
      margin-inline-end: var(--rt-space-2);
    }

    & > .bar > .inside {
      grid-template-columns: minmax(0, 1fr) auto auto 44px 44px;
    }
  }

  @media (width >= 1024px) {
    & > .bar {
      padding-block: 4px;
    }

    & > .bar > .inside {
      grid-template-columns: auto minmax(0, 1fr) auto auto auto;
      gap: 0 var(--rt-space-1);
      min-block-size: 44px;
      padding-inline: var(--rt-grid-margin);
    }

    & .subscribe {
      display: none;
      margin: 0;
    }

    & .sections {
      display: flex;
      min-inline-size: 0;
    }

    & .sections > ul {
      display: flex;
      flex-wrap: wrap;
      padding: 0;
      list-style: none;
    }

    & .sections > ul > li > a,
    & .sections .opener {
      display: flex;
      align-items: center;
      gap: 2px;
      min-block-size: 44px;
      min-inline-size: 0;
      padding-inline: 4px;
      color: inherit;
      font: var(--rt-type-nav);
      font-size: 0.9375rem;
      text-decoration: none;
      white-space: nowrap;
      ${focusInside}
      ${focusRing}
    }

    & .sections > ul > li > a:hover {
      background: color-mix(in oklab, currentColor 14%, transparent);
    }

    /* It would replace the second line of the ring, whose first can have the colour of the band. */
    & .sections > ul > li > a[aria-current]:not(:focus-visible),
    & .sections [data-current] > .opener:not(:focus-visible) {
      box-shadow: inset 0 -4px 0 var(--rt-color-accent-alt);
    }

    & .mobile {
      display: none;
    }

    & .compact {
      --_rt-wordmark-size: 22px;

      margin-inline-end: var(--rt-space-3);
    }

    /* Without scroll timelines the bar has no second wordmark. */
    @supports not (animation-timeline: scroll()) {
      & .compact {
        display: none;
      }
    }

    @supports (animation-timeline: scroll()) {
      & .compact {
        position: absolute;
        inset-block-end: 4px;
        inset-inline-start: ${pageEdge('100vw')};

        /* On a page that cannot scroll the animation does not run. */
        visibility: hidden;

        ${scrolled(reveal, '100px 132px')}
      }

      & .sections {
        grid-column: 1 / 3;
      }

      /* Alone it is tighter: its first 4 px scroll out of the window, and its ground leaves the last 4. */
      & > .bar::before {
        ${scrolled(tighten, '100px 132px')}
      }

      /* They appear when the bar stays alone. The keyboard reaches them before. */
      & .subscribe,
      & .account-tool {
        ${scrolled(appear, '100px 132px')}
      }

      & .subscribe:focus-visible,
      & .account-tool:is(:focus-within, :has([open])) {
        animation-name: none;
      }

      & .sections > ul > li:first-child {
        min-inline-size: 92px;
      }

      & .sections > ul > li:first-child > a {
        ${scrolled(reveal, '100px 132px')}
        animation-direction: reverse;
      }
    }
  }

  @media (width >= 1200px) {
    & .subscribe {
      display: inline-flex;
    }

    & .sections > ul > li > a,
    & .sections .opener {
      padding-inline: 8px;
    }
  }

  @media (width >= 1400px) {
    & .sections > ul > li > a,
    & .sections .opener {
      padding-inline: 10px;
      font-size: 1rem;
    }
  }
`;
