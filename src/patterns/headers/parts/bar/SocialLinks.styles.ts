import { styled } from 'styled-components';
import type { Root } from '../../../../styling/root.ts';

export const SocialLinksRoot: Root<'ul'> = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--rt-space-1);
  padding: 0;
  list-style: none;

  & > li > a {
    color: inherit;
  }

  & > li > a:hover {
    background: color-mix(in oklab, currentColor 12%, transparent);
  }
`;
