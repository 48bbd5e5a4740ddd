import { styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';
import { focusRing } from '../focus.styles.ts';

export const PaginationRoot: Root<'nav'> = styled.nav`
  font: var(--rt-type-label-m);
  letter-spacing: var(--rt-type-label-m-letter-spacing);

  & > ol {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: var(--rt-space-1);
    padding: 0;
    list-style: none;
  }

  & a,
  & .gap {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: var(--rt-space-1);
    min-inline-size: 44px;
    min-block-size: 44px;
    padding-inline: var(--rt-space-2);
    border: 1px solid transparent;
    border-radius: var(--rt-pagination-radius, var(--rt-radius-control));
    color: var(--rt-color-text-default);
    text-decoration: none;
    font-variant-numeric: tabular-nums;
  }

  & a {
    ${focusRing}
  }

  & a:hover {
    background: var(--rt-color-surface-sunken);
  }

  & a[aria-current] {
    border-color: currentColor;
    color: var(--rt-pagination-current, var(--rt-color-link-default));
  }

  @media (width < 640px) {
    & li:not(.step, :has([aria-current])) {
      display: none;
    }
  }
`;
