import { styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';
import { focusRing } from '../focus.styles.ts';

export const BreadcrumbRoot: Root<'nav'> = styled.nav`
  color: var(--rt-breadcrumb-text, var(--rt-color-text-muted));
  font: var(--rt-type-label-s);
  letter-spacing: var(--rt-type-label-s-letter-spacing);

  & > ol {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  & li {
    display: flex;
    align-items: center;
  }

  & li:not(:last-child)::after {
    content: var(--rt-breadcrumb-separator, '/');
    margin-inline: var(--rt-space-2);
    color: var(--rt-color-border-strong);
  }

  & a {
    display: inline-flex;
    align-items: center;
    min-inline-size: 24px;
    min-block-size: 32px;
    color: inherit;
    text-decoration: none;
    ${focusRing}
  }

  & a:hover {
    color: var(--rt-color-link-hover);
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }

  & [aria-current] {
    color: var(--rt-color-text-default);
  }

  @media (pointer: coarse) {
    & a {
      min-block-size: 44px;
    }
  }
`;
