import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';
import { focusRing } from '../../../components/focus.styles.ts';

export const ListenButtonsRoot: Root<'div'> = styled.div`
  /* In the line of the text around them: centred below a centred headline. */
  margin: calc(-1 * var(--rt-space-1));

  & button {
    display: inline-flex;
    margin: var(--rt-space-1);
    gap: var(--rt-space-2);
    align-items: center;
    max-inline-size: 100%;
    min-block-size: 44px;
    padding: 0 var(--rt-space-3);
    border: 1px solid currentColor;
    border-radius: var(--rt-radius-control);
    background: transparent;
    color: inherit;
    font: var(--rt-type-label-m);
    letter-spacing: var(--rt-type-label-m-letter-spacing);
    overflow-wrap: anywhere;
    cursor: pointer;
    ${focusRing}
  }

  & button:hover {
    background: color-mix(in oklab, currentColor 10%, transparent);
  }

  & button + button {
    border-color: transparent;
  }

  & button + button:hover {
    border-color: currentColor;
  }

  /* The script plays it. */
  @media (scripting: none), print {
    display: none;
  }
`;
