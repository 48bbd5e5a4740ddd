'use client';
import { useState, type ComponentPropsWithRef } from 'react';
import { part } from '../../styling/part.ts';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { eyeIcon, eyeOffIcon } from '../Icon/icons/interface.ts';
import { PasswordInputRoot } from './PasswordInput.styles.ts';

export interface PasswordInputProps extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'type'> {
  /** `current-password` to sign in, `new-password` to choose one: password managers go by it. */
  autoComplete: 'current-password' | 'new-password';
  showLabel?: string;
  hideLabel?: string;
}

/** A password with a button that shows it. Ref and attributes go to the native `<input>`, the class to the box around it. @see T4 */
export const PasswordInput = part<PasswordInputProps>(
  PasswordInputRoot,
  function PasswordInput({
    label,
    hint,
    error,
    id,
    required,
    className,
    showLabel = 'Mostrar la contraseña',
    hideLabel = 'Ocultar la contraseña',
    ...rest
  }) {
    const [shown, setShown] = useState(false);
    return (
      <Field label={label} hint={hint} error={error} controlId={id} required={required}>
        {(control) => (
          <PasswordInputRoot className={className}>
            <input
              className="control"
              type={shown ? 'text' : 'password'}
              autoCapitalize="none"
              spellCheck={false}
              {...control}
              {...rest}
            />
            <button
              type="button"
              className="toggle"
              aria-label={shown ? hideLabel : showLabel}
              aria-controls={control.id}
              onClick={() => setShown(!shown)}
            >
              <Icon of={shown ? eyeOffIcon : eyeIcon} size="m" />
            </button>
          </PasswordInputRoot>
        )}
      </Field>
    );
  },
);
