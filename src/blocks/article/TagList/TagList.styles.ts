import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';
import { focusRing } from '../../../components/focus.styles.ts';

export const TagListRoot: Root<'nav'> = styled.nav`
  display: grid;
  gap: var(--rt-space-3);
  padding-block-start: var(--rt-space-4);
  border-block-start: var(--rt-rule-hairline) var(--rt-rule-style) var(--rt-color-border-strong);

  & > p {
    font: var(--rt-type-label-m);
    font-weight: 700;
  }

  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--rt-space-2);
    margin: 0;
    padding: 0;
    list-style: none;
  }

  & a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    padding-inline: var(--rt-space-4);
    border: 1px solid var(--rt-color-border-strong);
    border-radius: var(--rt-radius-control);
    color: var(--rt-color-text-default);
    font: var(--rt-type-label-m);
    letter-spacing: var(--rt-type-label-m-letter-spacing);
    text-decoration: none;
    ${focusRing}
  }

  & a:hover {
    border-color: var(--rt-color-border-accent);
    color: var(--rt-color-link-hover);
  }
`;
