import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { part } from '../../styling/part.ts';
import { RadioRoot } from './Radio.styles.ts';

export interface RadioProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  label: ReactNode;
  hint?: ReactNode;
  /** The same in all choices of one question. */
  name: string;
  value: string;
}

/** One choice of several; it stands in a `RadioGroup`. Ref and attributes go to the native `<input>`, the class to the row. @see T4 */
export const Radio = part<RadioProps>(
  RadioRoot,
  function Radio({ label, hint, id: given, className, ...rest }) {
    const made = useId();
    const id = given ?? made;
    return (
      <RadioRoot className={className}>
        <input type="radio" id={id} aria-describedby={hint ? `${id}-hint` : undefined} {...rest} />
        <label htmlFor={id}>
          <span>{label}</span>
        </label>
        {hint && (
          <div className="hint" id={`${id}-hint`}>
            {hint}
          </div>
        )}
      </RadioRoot>
    );
  },
);
