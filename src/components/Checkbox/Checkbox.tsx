import { useId, type ComponentPropsWithRef } from 'react';
import { styleable } from '../../styling/styleable.ts';
import { ChoiceRow } from '../choice.tsx';
import type { FieldTexts } from '../Field/Field.tsx';
import { CheckboxRoot } from './Checkbox.styles.ts';
import { Indeterminate } from './Indeterminate.tsx';

export interface CheckboxProps extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'type'> {
  /**
   * Some of the boxes that it covers are checked, and some are not. A click ends the state, as in every native checkbox.
   * HTML has no attribute for it: without a script the box shows `checked`.
   */
  indeterminate?: boolean | undefined;
}

/** A yes-or-no field. `ref` and attributes go to the native `<input>`, the class to the row. */
export const Checkbox = styleable<CheckboxProps>(
  CheckboxRoot,
  function Checkbox({ indeterminate, ...choice }) {
    const made = useId();
    const id = choice.id ?? made;
    return (
      <ChoiceRow root={CheckboxRoot} type="checkbox" of={{ ...choice, id }}>
        {indeterminate !== undefined && <Indeterminate controlId={id} on={indeterminate} />}
      </ChoiceRow>
    );
  },
);
