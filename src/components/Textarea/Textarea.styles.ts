import { styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';
import { controlStyles } from '../Field/Field.styles.ts';

export const TextareaRoot: Root<'textarea'> = styled.textarea`
  ${controlStyles}

  min-block-size: 120px;

  &[data-size='small'] {
    min-block-size: 88px;
  }

  border-radius: min(var(--rt-input-radius, var(--rt-radius-control)), 12px);
  resize: vertical;
  field-sizing: content;
`;
