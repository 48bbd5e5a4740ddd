import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';
import { tallTarget } from '../../../components/target.styles.ts';

export const AuthorCardRoot: Root<'div'> = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--rt-space-4);
  align-items: center;
  padding-block: var(--rt-space-4);
  border-block-start: var(--rt-rule-hairline) var(--rt-rule-style) var(--rt-color-border-strong);

  & > .words {
    display: grid;
    gap: var(--rt-space-1);
  }

  & .name {
    font: var(--rt-type-headline-xs);
  }

  & .name > a {
    ${tallTarget}
    color: inherit;
    text-decoration: none;
  }

  & .name > a:hover {
    text-decoration: underline;
    text-underline-offset: 0.15em;
  }

  & .role {
    color: var(--rt-color-text-muted);
    font: var(--rt-type-label-s);
  }

  & .biography {
    color: var(--rt-color-text-muted);
    font: var(--rt-type-body-s);
  }
`;
