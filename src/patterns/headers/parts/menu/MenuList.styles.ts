import { styled } from 'styled-components';
import type { Root } from '../../../../styling/root.ts';
import { focusRing } from '../../../../components/focus.styles.ts';

export const MenuListRoot: Root<'ul'> = styled.ul`
  --rt-collapsible-size: 44px;
  --rt-collapsible-padding: 0 var(--rt-space-2);
  --rt-collapsible-type: var(--rt-menu-type, var(--rt-type-label-m));
  --rt-collapsible-hover: currentColor;
  --rt-collapsible-hover-background: var(
    --_rt-menu-hover,
    var(--rt-menu-hover, var(--rt-color-surface-sunken))
  );
  --rt-collapsible-content-padding: 0 0 var(--rt-space-2) var(--rt-space-4);

  display: grid;
  align-content: start;
  column-gap: var(--rt-space-8);
  padding: 0;
  list-style: none;

  & li {
    min-inline-size: 0;
    text-transform: var(--rt-menu-case, none);
  }

  & > li > a,
  & .group a {
    display: flex;
    align-items: center;
    min-block-size: 44px;
    padding-inline: var(--rt-space-2);
    color: inherit;
    font: var(--rt-menu-type, var(--rt-type-label-m));
    text-decoration: none;
    cursor: pointer;
    ${focusRing}

    &:hover {
      background: var(--_rt-menu-hover, var(--rt-menu-hover, var(--rt-color-surface-sunken)));
    }

    &[aria-current] {
      color: var(--rt-color-link-default);
      box-shadow: inset 3px 0 0 var(--rt-color-accent);
    }
  }

  & .group {
    padding: 0;
    list-style: none;
  }

  &[data-rules] > li {
    border-block-end: var(--rt-rule-hairline) solid
      color-mix(in oklab, var(--rt-color-border-default) 35%, transparent);
  }

  &[data-columns='2'] {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  &[data-columns='fit'] {
    grid-template-columns: repeat(auto-fill, minmax(168px, 1fr));
    max-inline-size: var(--rt-grid-max);
    margin-inline: auto;
  }

  &[data-columns='rows'] {
    grid-template-rows: repeat(9, auto);
    grid-auto-columns: minmax(200px, max-content);
    grid-auto-flow: column;
  }
`;
