import { styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';
import { focusRing } from '../../components/focus.styles.ts';

export const SearchFormRoot: Root<'form'> = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 44px;
  inline-size: 100%;
  border: var(--rt-rule-hairline) solid var(--rt-color-border-strong);
  border-radius: var(--rt-radius-control);
  background: var(--rt-color-surface-page);
  color: var(--rt-color-text-default);
  overflow: clip;

  & > input {
    min-inline-size: 0;
    min-block-size: 44px;
    padding-inline: var(--rt-space-4);
    border: 0;
    background: transparent;
    font: var(--rt-type-body-s);
    font-family: var(--rt-font-ui);
    ${focusRing}
    outline-offset: -2px;
  }

  & > button {
    display: grid;
    place-items: center;
    cursor: pointer;
    ${focusRing}
    outline-offset: -2px;
  }

  & > button:hover {
    background: var(--rt-color-surface-sunken);
  }
`;
