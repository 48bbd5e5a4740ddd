import { styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';
import { focusInMiddle, focusInside, focusRing } from '../focus.styles.ts';

/** Before the script runs, tabs are links to their panels: the panel in the address is shown, else the selected one. */
export const TabsRoot: Root<'div'> = styled.div`
  display: grid;
  gap: var(--rt-space-5);
  min-inline-size: 0;

  & > .list {
    display: flex;
    gap: var(--rt-tabs-gap, var(--rt-space-5));
    overflow-x: auto;
    ${focusInMiddle}
    scrollbar-width: none;
    border-block-end: var(--rt-rule-hairline) var(--rt-rule-style) var(--rt-color-border-default);
  }

  & > .list > a {
    display: inline-flex;
    flex: none;
    align-items: center;
    min-block-size: 44px;
    border-block-end: 3px solid transparent;
    color: var(--rt-color-text-muted);
    font: var(--rt-tabs-type, var(--rt-type-label-m));
    letter-spacing: var(--rt-type-label-m-letter-spacing);
    text-decoration: none;
    text-transform: var(--rt-case-nav);
    ${focusInside}
    ${focusRing}
  }

  & > .list > a[aria-disabled] {
    color: var(--rt-color-text-muted);
    opacity: 0.5;
    cursor: not-allowed;
  }

  & > .list > a:not([aria-disabled]):hover {
    color: var(--rt-color-link-hover);
    border-block-end-color: var(--rt-color-border-default);
  }

  & > .list > a[aria-selected='true'],
  &:not([data-ready], :has(> .panel:target)) > .list > a[data-shown] {
    border-block-end-color: var(--rt-color-border-accent);
    color: var(--rt-color-text-default);
  }

  & > .panel {
    ${focusRing}
  }

  &:not([data-ready]):has(> .panel:target) > .panel:not(:target),
  &:not([data-ready], :has(> .panel:target)) > .panel:not([data-shown]) {
    display: none;
  }

  &[data-orientation='vertical'] > .list {
    flex-direction: column;
    gap: 0;
    overflow-x: visible;
    border-block-end: 0;
    border-inline-start: var(--rt-rule-hairline) var(--rt-rule-style) var(--rt-color-border-default);
  }

  &[data-orientation='vertical'] > .list > a {
    padding-inline: var(--rt-space-4);
    border-block-end: 0;
    border-inline-start: 3px solid transparent;
  }

  &[data-orientation='vertical'] > .list > a:not([aria-disabled]):hover {
    border-inline-start-color: var(--rt-color-border-default);
  }

  &[data-orientation='vertical'] > .list > a[aria-selected='true'],
  &[data-orientation='vertical']:not([data-ready], :has(> .panel:target)) > .list > a[data-shown] {
    border-inline-start-color: var(--rt-color-border-accent);
  }

  @media (width >= 640px) {
    &[data-orientation='vertical'] {
      grid-template-columns: minmax(auto, var(--rt-tabs-width, 240px)) minmax(0, 1fr);
      align-items: start;
    }

    /* The height of the list is the sum of its tabs; panels of any height share the row beside it. */
    &[data-orientation='vertical'] > .panel {
      grid-column: 2;
    }
  }

  @media (forced-colors: active) {
    & > .list > a[aria-disabled] {
      color: GrayText;
      opacity: 1;
    }
  }

  @media print {
    & > .list {
      display: none;
    }
  }
`;
