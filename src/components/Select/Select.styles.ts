import { styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';
import { controlStyles } from '../Field/Field.styles.ts';

export const SelectRoot: Root<'select'> = styled.select`
  ${controlStyles}

  padding-inline-end: var(--rt-space-10);
  background-image:
    linear-gradient(45deg, transparent 50%, currentColor 50%),
    linear-gradient(-45deg, transparent 50%, currentColor 50%);
  background-repeat: no-repeat;
  background-position:
    calc(100% - 21px) 50%,
    calc(100% - 15px) 50%;
  background-size: 6px 6px;
  cursor: pointer;
`;
