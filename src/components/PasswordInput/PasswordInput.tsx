'use client';
import { useEffect, useRef, useState, type ChangeEvent, type ComponentPropsWithRef } from 'react';
import { DEFAULT_PASSWORD_POLICY, type PasswordPolicy } from '../../domain/accounts/password.ts';
import { styleable } from '../../styling/styleable.ts';
import { Field, type FieldProps, type FieldTexts } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { eyeIcon, eyeOffIcon } from '../Icon/icons/interface.ts';
import { PasswordInputRoot } from './PasswordInput.styles.ts';
import { passwordInput as messages, passwordStrength } from '../../messages/components.ts';
import { PasswordStrength } from './PasswordStrength.tsx';

export interface PasswordInputProps
  extends FieldTexts, Pick<FieldProps, 'size'>, Omit<ComponentPropsWithRef<'input'>, 'type' | 'size'> {
  /** `current-password` to sign in, `new-password` to set one, for password managers. */
  autoComplete: 'current-password' | 'new-password';
  /** Shows how much of the server's rule the password meets: the rule of `GET /v1/config`, or `true` for its default. */
  strength?: boolean | PasswordPolicy | undefined;
  strengthLabel?: string | undefined;
  showLabel?: string | undefined;
  hideLabel?: string | undefined;
}

/** A password field with a button to show it. `ref` and attributes go to the native `<input>`, the class to the box around it. */
export const PasswordInput = styleable<PasswordInputProps>(
  PasswordInputRoot,
  function PasswordInput({
    label,
    hint,
    error,
    id,
    required,
    size,
    className,
    strength = false,
    strengthLabel = passwordStrength.label,
    onChange,
    showLabel = messages.show,
    hideLabel = messages.hide,
    ...rest
  }) {
    const [shown, setShown] = useState(false);
    const [typed, setTyped] = useState(rest.defaultValue ?? '');
    const box = useRef<HTMLDivElement>(null);
    // The reader may have typed, or the browser filled it in, before the script ran.
    useEffect(() => setTyped(box.current!.querySelector('input')!.value), []);
    const policy = strength === true ? DEFAULT_PASSWORD_POLICY : strength;
    const follow = (event: ChangeEvent<HTMLInputElement>): void => {
      setTyped(event.target.value);
      onChange?.(event);
    };
    return (
      <Field label={label} hint={hint} error={error} controlId={id} required={required} size={size}>
        {({ 'aria-describedby': described, ...control }) => {
          const strengthId = `${control.id}-strength`;
          return (
            <>
              <PasswordInputRoot ref={box} className={className}>
                <input
                  className="control"
                  type={shown ? 'text' : 'password'}
                  autoCapitalize="none"
                  spellCheck={false}
                  aria-describedby={policy ? `${described ?? ''} ${strengthId}`.trim() : described}
                  onChange={policy ? follow : onChange}
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
                  <Icon icon={shown ? eyeOffIcon : eyeIcon} size="m" />
                </button>
              </PasswordInputRoot>
              {policy && (
                <PasswordStrength
                  id={strengthId}
                  label={strengthLabel}
                  password={String(rest.value ?? typed)}
                  policy={policy}
                />
              )}
            </>
          );
        }}
      </Field>
    );
  },
);
