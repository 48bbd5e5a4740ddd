import { styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';
import { controlLook } from '../Field/Field.styles.ts';
import { focusRing } from '../focus.styles.ts';

export const PasswordInputRoot: Root<'div'> = styled.div`
  position: relative;

  & > .control {
    ${controlLook}
    padding-inline-end: 52px;
  }

  & > .control::-ms-reveal {
    display: none;
  }

  & > .toggle {
    position: absolute;
    inset-block: 2px;
    inset-inline-end: 2px;
    display: grid;
    place-items: center;
    inline-size: 44px;
    padding: 0;
    border: 0;
    border-radius: var(--rt-input-radius, var(--rt-radius-control));
    background: none;
    color: var(--rt-color-text-muted);
    cursor: pointer;
    ${focusRing}
  }

  & > .toggle:hover {
    color: var(--rt-color-text-default);
  }
`;
