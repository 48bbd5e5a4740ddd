import { styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';
import { focusRing } from '../focus.styles.ts';

export const CollapsibleRoot: Root<'details'> = styled.details`
  border-block-end: var(--rt-rule-hairline) var(--rt-rule-style) var(--rt-color-border-default);
  color: var(--rt-color-text-default);

  & > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--rt-space-4);
    min-block-size: var(--rt-collapsible-size, 48px);
    padding: var(--rt-collapsible-padding, var(--rt-space-2) 0);
    font: var(--rt-collapsible-type, var(--rt-type-label-m));
    letter-spacing: var(--rt-type-label-m-letter-spacing);
    list-style: none;
    cursor: pointer;
    ${focusRing}
  }

  & > summary::-webkit-details-marker {
    display: none;
  }

  & > summary::after {
    content: '';
    flex: none;
    inline-size: 0.6em;
    aspect-ratio: 1;
    margin-inline-end: 0.3em;
    border: solid;
    border-width: 0 2px 2px 0;
    rotate: 45deg;
    translate: 0 -25%;
    transition: rotate var(--rt-duration-fast) var(--rt-easing-standard);
  }

  &[open] > summary::after {
    rotate: 225deg;
    translate: 0 25%;
  }

  & > summary:hover {
    background: var(--rt-collapsible-hover-background, none);
    color: var(--rt-collapsible-hover, var(--rt-color-link-hover));
  }

  /* In some brands a link under a pointer has the colour of the text. */
  & > summary:hover::after {
    border-width: 0 3px 3px 0;
  }

  & > .content {
    padding: var(--rt-collapsible-content-padding, 0 0 var(--rt-space-5));
  }

  &[data-plain] {
    border: 0;
  }

  @media (width >= 1024px) {
    &[data-open-wide]::details-content {
      content-visibility: visible;
      block-size: auto;
    }

    /* Nothing is left to open: what is not visible takes no focus and no click, and the words below are shown again. */
    &[data-open-wide] > summary {
      visibility: hidden;
    }

    &[data-open-wide] > summary > * {
      visibility: visible;
    }

    &[data-open-wide] > summary::after {
      display: none;
    }
  }

  /* Paper has nothing to open. Menus stay closed. */
  @media print {
    &:not([data-plain])::details-content {
      content-visibility: visible;
      block-size: auto;
    }

    &:not([data-plain]) > summary::after {
      display: none;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    & > summary::after {
      transition: none;
    }
  }
`;
