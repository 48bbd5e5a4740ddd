import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { part } from '../../styling/part.ts';
import { Icon } from '../Icon/Icon.tsx';
import { alertIcon } from '../Icon/icons/interface.ts';
import { FieldRoot } from './Field.styles.ts';

/** What every form control of the system takes beside its native attributes. */
export interface FieldTexts {
  label: ReactNode;
  /** Help that stands there before anything goes wrong. */
  hint?: ReactNode;
  /** What is wrong and how to put it right; empty while nothing is. */
  error?: ReactNode;
}

/** What the control must carry so that the words around it belong to it. */
export interface ControlWiring {
  id: string;
  required: boolean | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps extends FieldTexts, Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The control's id; one is made when it is left out. */
  controlId?: string | undefined;
  required?: boolean | undefined;
  /** Renders the control with what wires it to its label, hint and error. */
  children: (control: ControlWiring) => ReactNode;
}

/** The label, hint and error around one control, wired to it. `Input` and its kin use it; a control of your own can too. @see T4 */
export const Field = part<FieldProps>(
  FieldRoot,
  function Field({ label, hint, error, controlId, required, children, ...rest }) {
    const made = useId();
    const id = controlId ?? made;
    const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
    return (
      <FieldRoot {...rest}>
        <label className="label" htmlFor={id}>
          {label}
          {required && (
            <span className="mark" aria-hidden>
              {' *'}
            </span>
          )}
        </label>
        {hint && (
          <div className="hint" id={`${id}-hint`}>
            {hint}
          </div>
        )}
        {children({
          id,
          required,
          'aria-describedby': described || undefined,
          'aria-invalid': error ? true : undefined,
        })}
        {error && (
          <div className="error" id={`${id}-error`}>
            <Icon of={alertIcon} /> <span>{error}</span>
          </div>
        )}
      </FieldRoot>
    );
  },
);
