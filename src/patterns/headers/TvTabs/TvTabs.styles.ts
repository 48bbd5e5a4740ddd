import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';
import { focusInMiddle, focusInside, focusRing } from '../../../components/focus.styles.ts';
import { pageWidth } from '../../../components/page-width.styles.ts';

export const TvTabsRoot: Root<'nav'> = styled.nav`
  border-block-end: var(--rt-rule-hairline) solid var(--rt-color-border-default);
  background: var(--rt-color-surface-page);
  color: var(--rt-color-text-default);

  & .row {
    ${pageWidth}
    padding-inline: 0;
    overflow-x: auto;
    ${focusInMiddle}
    scrollbar-width: none;
  }

  & .row[data-ready] {
    overflow: clip;
    touch-action: pan-y pinch-zoom;
  }

  & ul {
    display: flex;
    margin: 0;
    padding: 0 calc(var(--rt-grid-margin) - var(--rt-space-3));
    list-style: none;
  }

  & li {
    flex: none;
  }

  & a {
    display: flex;
    align-items: center;
    min-block-size: 48px;
    padding-inline: var(--rt-space-3);
    color: var(--rt-color-text-muted);
    font: var(--rt-type-label-m);
    font-weight: 700;
    letter-spacing: 0.04em;
    text-decoration: none;
    white-space: nowrap;
    ${focusInside}
    ${focusRing}
  }

  & a:hover {
    color: inherit;
  }

  & a[aria-current] {
    color: inherit;
    box-shadow: inset 0 -4px 0 var(--rt-color-accent);
  }

  @media print {
    display: none;
  }
`;
