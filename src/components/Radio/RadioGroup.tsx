import { useId, type ComponentPropsWithRef } from 'react';
import { styleable } from '../../styling/styleable.ts';
import type { FieldTexts } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { alertIcon } from '../Icon/icons/interface.ts';
import { RadioGroupRoot } from './Radio.styles.ts';

export interface RadioGroupProps extends FieldTexts, ComponentPropsWithRef<'fieldset'> {}

/** The question with its `Radio` choices: a fieldset; screen readers announce its legend with each choice. */
export const RadioGroup = styleable<RadioGroupProps>(
  RadioGroupRoot,
  function RadioGroup({ label, hint, error, children, ...rest }) {
    const id = useId();
    const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
    return (
      <RadioGroupRoot
        role="radiogroup"
        aria-describedby={described || undefined}
        aria-invalid={error ? true : undefined}
        {...rest}
      >
        <legend>{label}</legend>
        {hint && (
          <div className="hint" id={`${id}-hint`}>
            {hint}
          </div>
        )}
        {children}
        {error && (
          <div className="error" id={`${id}-error`}>
            <Icon icon={alertIcon} /> <span>{error}</span>
          </div>
        )}
      </RadioGroupRoot>
    );
  },
);
