import { css } from 'styled-components';
import { focusRing } from '../components/focus.styles.ts';

/** A search form as pages hold it: the field takes the room that the button leaves. */
export const searchForm = css`
  & form {
    display: flex;
    gap: var(--rt-space-2);
  }

  & form > input {
    flex: 1 1 0;
    inline-size: 100%;
    min-inline-size: 0;
    min-block-size: 48px;
    padding-inline: var(--rt-space-4);
    border: 1px solid var(--rt-color-border-strong);
    border-radius: var(--rt-radius-control);
    background: var(--rt-color-surface-raised);
    color: var(--rt-color-text-default);
    font: var(--rt-type-body-m);
    ${focusRing}
  }
`;
