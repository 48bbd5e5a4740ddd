import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';
import { panelStyles } from '../form-parts/panel.styles.ts';

export const SignUpFormRoot: Root<'div'> = styled.div`
  ${panelStyles}

  & .legal {
    display: flex;
    flex-wrap: wrap;
    gap: var(--rt-space-1) var(--rt-space-4);
    margin: 0;
    padding: 0;
    font: var(--rt-type-caption);
    list-style: none;
  }
`;
