import { useId, type ComponentPropsWithRef } from 'react';
import { part } from '../../styling/part.ts';
import type { FieldTexts } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { alertIcon } from '../Icon/icons/interface.ts';
import { CheckboxRoot } from './Checkbox.styles.ts';

export interface CheckboxProps extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'type'> {}

/** Yes or no, as an acceptance or a preference. Ref and attributes go to the native `<input>`, the class to the row. @see T4 */
export const Checkbox = part<CheckboxProps>(
  CheckboxRoot,
  function Checkbox({ label, hint, error, id: given, className, ...rest }) {
    const made = useId();
    const id = given ?? made;
    const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
    return (
      <CheckboxRoot className={className}>
        <input
          type="checkbox"
          id={id}
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
          {...rest}
        />
        <label htmlFor={id}>
          <span>{label}</span>
        </label>
        {hint && (
          <div className="hint" id={`${id}-hint`}>
            {hint}
          </div>
        )}
        {error && (
          <div className="error" id={`${id}-error`}>
            <Icon of={alertIcon} /> <span>{error}</span>
          </div>
        )}
      </CheckboxRoot>
    );
  },
);
