import { styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';
import { focusRing } from '../../components/focus.styles.ts';

export const MenuListRoot: Root<'ul'> = styled.ul`
  display: grid;
  align-content: start;
  column-gap: var(--rt-space-8);
  padding: 0;
  list-style: none;

  & li {
    min-inline-size: 0;
  }

  & > li > a,
  & > li > details > summary,
  & > li > details a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-block-size: 44px;
    padding-inline: var(--rt-space-2);
    color: inherit;
    font: var(--rt-menu-type, var(--rt-type-label-m));
    text-decoration: none;
    text-transform: var(--rt-menu-case, none);
    cursor: pointer;
    ${focusRing}
  }

  & a:hover,
  & summary:hover {
    background: var(--rt-menu-hover, var(--rt-color-surface-sunken));
  }

  & a[aria-current='page'] {
    color: var(--rt-color-link-default);
    box-shadow: inset 3px 0 0 var(--rt-color-accent);
  }

  & summary {
    list-style: none;
  }

  & summary::-webkit-details-marker {
    display: none;
  }

  & details[open] > summary > svg {
    rotate: 180deg;
  }

  & details > ul {
    padding: 0 0 var(--rt-space-2) var(--rt-space-4);
    list-style: none;
  }

  &[data-rules] > li {
    border-block-end: var(--rt-rule-hairline) solid
      color-mix(in oklab, var(--rt-color-border-default) 35%, transparent);
  }

  &[data-columns='2'] {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  &[data-columns='rows'] {
    grid-template-rows: repeat(9, auto);
    grid-auto-columns: minmax(200px, max-content);
    grid-auto-flow: column;
  }
`;
