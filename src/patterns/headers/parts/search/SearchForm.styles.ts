import { styled } from 'styled-components';
import type { Root } from '../../../../styling/root.ts';
import { focusInside, focusRing } from '../../../../components/focus.styles.ts';

export const SearchFormRoot: Root<'form'> = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 44px;
  inline-size: 100%;
  border: var(--rt-rule-hairline) solid var(--rt-color-border-strong);
  border-radius: var(--rt-radius-control);
  background: var(--rt-color-surface-page);
  color: var(--rt-color-text-default);
  overflow: clip;

  /* The form has the frame, around the field and the button. */
  & .query {
    min-block-size: 44px;
    padding-block: 0;
    border: 0;

    /* As the frame, which clips: its corners would cut the focus ring. */
    border-radius: var(--rt-radius-control) 0 0 var(--rt-radius-control);
    background: transparent;
    ${focusInside}
    ${focusRing}
  }

  & > .submit {
    --rt-icon-button-background-hover: var(--rt-color-surface-sunken);

    block-size: auto;
    border: 0;
    border-radius: 0 var(--rt-radius-control) var(--rt-radius-control) 0;
    ${focusInside}
  }
`;
