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

/*
 * The header is one sticky box whose top goes out of the window by the masthead's height: what stays is the bar.
 * Nothing is measured, nothing jumps, and it works before any script.
 */
export const WeeklyHeaderRoot: Root<'header'> = styled.header`
  --rt-weekly-masthead: 44px;

  position: sticky;
  inset-block-start: calc(-1 * var(--rt-weekly-masthead));
  z-index: var(--rt-z-header);
  border-block-start: 4px solid var(--rt-color-accent);
  background: var(--rt-color-surface-page);
  color: var(--rt-color-text-default);

  & > .masthead {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: var(--rt-space-4);
    block-size: calc(var(--rt-weekly-masthead) - 4px);
    max-inline-size: calc(var(--rt-grid-max) + 2 * var(--rt-grid-margin));
    margin-inline: auto;
    padding-inline: var(--rt-grid-margin);
  }

  & > .masthead > .wordmark-link {
    display: none;
  }

  & .subscribe {
    color: var(--rt-color-link-default);
    font: var(--rt-type-label-s);
    text-decoration: none;
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
    max-inline-size: calc(var(--rt-grid-max) + 2 * var(--rt-grid-margin));
    margin-inline: auto;
    padding-inline: calc(var(--rt-grid-margin) - 10px);
  }

  & .compact {
    --rt-wordmark-size: 24px;

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

  &[data-mode='dark'] {
    background: rgb(20 18 16);
    color: rgb(255 255 255);
  }

  &[data-mode='transparent'] {
    position: absolute;
    inset-inline: 0;
    inset-block-start: 0;
    border-block-start-color: transparent;
    background: transparent;
    color: rgb(255 255 255);
  }

  &:is([data-mode='dark'], [data-mode='transparent']) > .bar {
    border-color: rgb(255 255 255 / 40%);
  }

  &:is([data-mode='dark'], [data-mode='transparent']) :is(.date-line, .subscribe) {
    color: inherit;
  }

  @media (width >= 640px) {
    & .tools .search-toggle {
      display: block;
    }
  }

  @media (width >= 960px) {
    --rt-weekly-masthead: 132px;

    & > .masthead {
      grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
    }

    & > .masthead > .wordmark-link {
      --rt-wordmark-size: 72px;

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
      ${focusRing}
      outline-offset: -2px;
    }

    & .sections > ul a:hover {
      box-shadow: inset 0 -3px 0 var(--rt-color-accent);
    }

    & .sections > ul a[aria-current='page'] {
      box-shadow: inset 0 -3px 0 var(--rt-color-accent);
      color: var(--rt-color-link-default);
    }

    & .sections details > summary {
      min-block-size: 48px;
    }

    & .tools {
      grid-column: 4 / -1;
    }

    @supports (animation-timeline: scroll()) {
      & .compact {
        animation: ${reveal} linear both;
        animation-timeline: scroll(root);
        animation-range: 96px 132px;
      }
    }
  }

  @media print {
    position: static;
    inset: auto;
  }
`;
