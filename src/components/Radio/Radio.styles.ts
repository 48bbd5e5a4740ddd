import { styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';
import { choiceStyles } from '../choice.styles.ts';
import { messagesStyles } from '../messages.styles.ts';

export const RadioRoot: Root<'div'> = styled.div`
  ${choiceStyles}
`;

export const RadioGroupRoot: Root<'fieldset'> = styled.fieldset`
  min-inline-size: 0;
  padding: 0;
  border: 0;
  color: var(--rt-color-text-default);

  & > legend {
    padding: 0;
    font: var(--rt-field-label-type, var(--rt-type-label-m));
    letter-spacing: var(--rt-type-label-m-letter-spacing);
  }

  ${messagesStyles}
`;
