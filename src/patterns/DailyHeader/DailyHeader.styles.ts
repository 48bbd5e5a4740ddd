import { keyframes, styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';
import { focusRing } from '../../components/focus.styles.ts';

const reveal = keyframes`
  from {
    visibility: hidden;
    opacity: 0;
  }

  to {
    visibility: visible;
    opacity: 1;
  }
`;

/* One sticky box: what stands over the bar goes out of the window by its own height, the bar stays. */
export const DailyHeaderRoot: Root<'header'> = styled.header`
  --rt-daily-top: 36px;
  --rt-menu-hover: var(--rt-color-surface-tint);

  position: sticky;
  inset-block-start: calc(-1 * var(--rt-daily-top));
  z-index: var(--rt-z-header);
  background: var(--rt-color-surface-page);
  color: var(--rt-color-text-default);

  & .inside {
    max-inline-size: calc(var(--rt-grid-max) + 2 * var(--rt-grid-margin));
    margin-inline: auto;
    padding-inline: var(--rt-grid-margin);
  }

  & > .utility > .inside {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--rt-space-4);
    block-size: 36px;
  }

  & > .utility > .inside > ul {
    display: none;
    gap: 0;
  }

  & .account {
    color: var(--rt-color-link-default);
    font: var(--rt-type-label-s);
    text-decoration: none;
    white-space: nowrap;
    ${focusRing}
  }

  & .account:hover {
    text-decoration: underline;
  }

  & > .masthead {
    display: none;
  }

  & > .bar {
    background: var(--rt-daily-bar, var(--rt-color-surface-accent));
    color: var(--rt-color-text-on-accent);
  }

  & > .bar > .inside {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto auto;
    align-items: center;
    min-block-size: 56px;
    padding-inline: var(--rt-grid-margin) calc(var(--rt-grid-margin) - 10px);
  }

  & .compact {
    --rt-wordmark-size: 28px;

    display: inline-grid;
    align-content: center;
    justify-self: start;
    min-block-size: 44px;
    color: inherit;
    ${focusRing}
  }

  & .sections,
  & .subscribe {
    display: none;
  }

  & .subscribe {
    align-items: center;
    min-block-size: 32px;
    padding-inline: var(--rt-space-4);
    border-radius: var(--rt-radius-control);
    background: var(--rt-color-action-alt-default);
    color: var(--rt-color-action-alt-text);
    font: var(--rt-type-label-s);
    text-decoration: none;
    white-space: nowrap;
    ${focusRing}
  }

  & .subscribe:hover {
    background: var(--rt-color-action-alt-hover);
  }

  @media (width >= 640px) {
    & > .utility > .inside > ul {
      display: flex;
    }

    & .subscribe {
      display: inline-flex;
      margin-inline-end: var(--rt-space-2);
    }

    & > .bar > .inside {
      grid-template-columns: minmax(0, 1fr) repeat(4, auto);
    }
  }

  @media (width >= 1024px) {
    --rt-daily-top: 132px;

    & > .utility {
      border-block-end: var(--rt-rule-hairline) solid var(--rt-color-border-default);
    }

    & > .utility > .inside {
      block-size: 35px;
    }

    & > .masthead {
      display: block;
    }

    & > .masthead > .inside {
      display: grid;
      grid-template-columns: auto auto minmax(0, 1fr);
      align-items: center;
      gap: var(--rt-space-6);
      block-size: 96px;
    }

    & .wordmark-link {
      --rt-wordmark-size: 60px;

      color: var(--rt-daily-wordmark, var(--rt-color-accent));
      ${focusRing}
    }

    & .seal {
      display: grid;
      grid-template-columns: auto auto;
      align-items: center;
      gap: 0 var(--rt-space-2);
      padding-inline-start: var(--rt-space-6);
      border-inline-start: var(--rt-rule-hairline) solid var(--rt-color-border-default);
      color: var(--rt-color-text-default);
      font: var(--rt-type-label-s);
      line-height: 1.1;
    }

    & .seal > b {
      grid-row: span 2;
      color: var(--rt-daily-wordmark, var(--rt-color-accent));
      font: var(--rt-type-headline-l);
      font-weight: 800;
      letter-spacing: -0.04em;
    }

    & .tagline {
      justify-self: end;
      color: var(--rt-color-text-muted);
      font: var(--rt-type-caption);
    }

    & > .bar > .inside {
      grid-template-columns: auto minmax(0, 1fr) auto auto;
      gap: 0 var(--rt-space-1);
      min-block-size: 52px;
      padding-inline: var(--rt-grid-margin);
    }

    & .subscribe {
      margin-inline-end: 0;
    }

    & .sections {
      display: flex;
      min-inline-size: 0;
    }

    & .sections > ul {
      display: flex;
      padding: 0;
      list-style: none;
    }

    & .sections > ul > li > a,
    & .sections > ul > li > rt-island > details > summary,
    & .sections > ul > li > details > summary {
      display: flex;
      align-items: center;
      gap: 2px;
      min-block-size: 52px;
      min-inline-size: 0;
      padding-inline: 10px;
      color: inherit;
      font: var(--rt-type-nav);
      text-decoration: none;
      white-space: nowrap;
      ${focusRing}
      outline-color: currentColor;
      outline-offset: -3px;
    }

    & .sections > ul > li > a:hover {
      background: color-mix(in oklab, currentColor 14%, transparent);
    }

    & .sections > ul > li > a[aria-current='page'],
    & .sections details[data-current] > summary {
      box-shadow: inset 0 -4px 0 var(--rt-color-accent-alt);
    }

    & .mobile {
      display: none;
    }

    & .compact {
      --rt-wordmark-size: 22px;

      margin-inline-end: var(--rt-space-3);
    }

    @supports (animation-timeline: scroll()) {
      & .compact {
        position: absolute;
        inset-block-end: 4px;
        inset-inline-start: max(var(--rt-grid-margin), (100vw - var(--rt-grid-max)) / 2);
        animation: ${reveal} linear both;
        animation-timeline: scroll(root);
        animation-range: 100px 132px;
      }

      & .sections {
        grid-column: 1 / 3;
      }

      & .sections > ul > li:first-child {
        min-inline-size: 92px;
      }

      & .sections > ul > li:first-child > a {
        animation: ${reveal} linear both reverse;
        animation-timeline: scroll(root);
        animation-range: 100px 132px;
      }
    }
  }

  @media (width >= 1024px) and (width < 1200px) {
    & .sections > ul > li:nth-child(3) {
      display: none;
    }

    & .sections > ul > li > a,
    & .sections > ul > li > rt-island > details > summary {
      padding-inline: 6px;
      font-size: 0.9375rem;
    }
  }

  @media print {
    position: static;
    inset: auto;
  }
`;
