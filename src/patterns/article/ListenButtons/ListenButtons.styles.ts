import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';
import { focusRing } from '../../../components/focus.styles.ts';

export const ListenButtonsRoot: Root<'div'> = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--rt-space-2);
  justify-content: var(--rt-listen-buttons-justify, inherit);

  & button {
    display: inline-flex;
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
  @media (scripting: none) {
    display: none;
  }

  @media print {
    display: none;
  }
`;
