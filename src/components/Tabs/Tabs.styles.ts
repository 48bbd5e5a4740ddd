import { styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';
import { focusRing } from '../focus.styles.ts';

/** Until the script comes, tabs are links to their panels: the one that the address names is shown, else the first. */
export const TabsRoot: Root<'div'> = styled.div`
  display: grid;
  gap: var(--rt-space-5);
  min-inline-size: 0;

  & > .list {
    display: flex;
    gap: var(--rt-tabs-gap, var(--rt-space-5));
    overflow-x: auto;
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
    --rt-focus-offset: -2px;
    ${focusRing}
  }

  & > .list > a:hover {
    color: var(--rt-color-link-hover);
    border-block-end-color: var(--rt-color-border-default);
  }

  & > .list > a[aria-selected='true'],
  &:not([data-ready], :has(> .panel:target)) > .list > a:first-child {
    border-block-end-color: var(--rt-color-border-accent);
    color: var(--rt-color-text-default);
  }

  & > .panel {
    ${focusRing}
  }

  &:not([data-ready]):has(> .panel:target) > .panel:not(:target),
  &:not([data-ready], :has(> .panel:target)) > .panel ~ .panel {
    display: none;
  }

  @media print {
    & > .list {
      display: none;
    }
  }
`;
