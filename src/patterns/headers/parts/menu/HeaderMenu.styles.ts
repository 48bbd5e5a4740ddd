import { styled } from 'styled-components';
import type { Root } from '../../../../styling/root.ts';

/*
 * Menus are disclosures: they open, exclude one another and contain their links without scripts.
 * A drawer is fixed, so no ancestor of it may have a transform, a filter or size containment.
 */
export const HeaderMenuRoot: Root<'details'> = styled.details`
  position: relative;
  color: inherit;

  & > .opener {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: var(--rt-space-2);
    min-block-size: 44px;
    min-inline-size: 44px;
    padding: 0 var(--rt-header-menu-padding, var(--rt-space-2));
    color: inherit;
    font: var(--rt-type-nav);
    letter-spacing: var(--rt-type-nav-letter-spacing);
    text-transform: var(--rt-case-nav);
    white-space: nowrap;
    user-select: none;
  }

  /* Its icon is the mark. */
  & > .opener::after {
    content: none;
  }

  /* A dot: the reader is signed in. */
  :is([data-reader='registered'], [data-reader='subscriber']) &.account:not([open]) > .opener::before {
    content: '';
    position: absolute;
    inset-block-start: 10px;
    inset-inline-end: 9px;
    border: 4px solid currentColor;
    border-radius: 50%;
  }

  & > .opener:hover {
    background: var(--rt-header-menu-hover, color-mix(in oklab, currentColor 10%, transparent));
  }

  & > .opener > .open,
  &[open] > .opener > .closed {
    display: none;
  }

  &[open] > .opener > .open {
    display: block;
  }

  &[open] > .opener > .turns {
    rotate: 180deg;
  }

  & > .panel {
    position: absolute;
    inset-block-start: 100%;
    inset-inline-start: 0;
    z-index: var(--rt-z-overlay);
    min-inline-size: min(240px, 100vw);
    max-block-size: min(450px, 100dvh - var(--_rt-header-menu-top, 20dvh));
    overflow: hidden auto;
    overscroll-behavior: contain;
    padding: var(--rt-space-2);
    border: var(--rt-rule-hairline) solid var(--rt-color-border-default);
    border-radius: var(--rt-radius-s);
    background: var(--rt-color-surface-raised);
    box-shadow: var(--rt-elevation-overlay);
    color: var(--rt-color-text-default);
    font: var(--rt-type-label-m);
  }

  &[data-panel='end'] > .panel {
    inset-inline: auto 0;
  }

  &:is([data-panel='drawer'], [data-panel='drawer-end']) > .panel {
    position: fixed;
    inset-block: 0;
    inset-inline: 0 auto;
    inline-size: min(400px, 100vw - 48px);
    max-block-size: none;
    padding: var(--rt-space-16) var(--rt-space-6) var(--rt-space-10);
    border-width: 0;
    border-radius: 0;
  }

  &[data-panel='drawer-end'] > .panel {
    inset-inline: auto 0;
  }

  &[data-panel='full'] > .panel {
    position: fixed;
    inset: 0;
    max-block-size: none;
    padding: var(--rt-space-16) var(--rt-grid-margin) var(--rt-space-10);
    border-width: 0;
    border-radius: 0;
  }

  /* It belongs to the header, whose width it has, so that it stays below the bar while the page scrolls. */
  &[data-panel='bar'] {
    position: static;
  }

  &[data-panel='bar'] > .panel {
    inset-block: auto;
    inset-inline: 0;
    margin-block-start: var(--rt-header-bar-drop, 0);
    padding: var(--rt-space-6) var(--rt-grid-margin);
    border-width: 0 0 var(--rt-rule-hairline);
    border-radius: 0;
  }

  &:is([data-panel='drawer'], [data-panel='drawer-end'], [data-panel='full'])[open] > .opener {
    position: fixed;
    inset-block-start: var(--rt-space-2);
    inset-inline-start: var(--rt-space-3);
    z-index: calc(var(--rt-z-overlay) + 1);
    color: var(--rt-color-text-default);
  }

  &[data-panel='drawer-end'][open] > .opener {
    inset-inline: auto var(--rt-space-3);
  }

  &:is([data-panel='drawer'], [data-panel='drawer-end'])[open]::before {
    content: '';
    position: fixed;
    inset: 0;
    z-index: var(--rt-z-overlay);
    background: var(--rt-color-overlay);
  }

  @media (prefers-reduced-motion: no-preference) {
    & > .panel {
      transition:
        opacity var(--rt-duration-base) var(--rt-easing-standard),
        translate var(--rt-duration-base) var(--rt-easing-standard);
    }

    @starting-style {
      &[open] > .panel {
        opacity: 0;
      }

      &[data-panel='drawer'][open] > .panel {
        translate: -32px 0;
      }

      &[data-panel='drawer-end'][open] > .panel {
        translate: 32px 0;
      }
    }
  }

  @media print {
    display: none;
  }
`;
