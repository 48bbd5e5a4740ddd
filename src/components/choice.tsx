import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import type { Root } from '../styling/root.ts';
import { Icon } from './Icon/Icon.tsx';
import { alertIcon } from './Icon/icons/interface.ts';
import { REQUIRED_MARK } from './required-mark.tsx';

/** Props of a checkbox, a radio or a switch: native attributes, label and class. */
export interface ChoiceProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
}

interface ChoiceRowProps {
  root: Root<'div'>;
  type: 'checkbox' | 'radio';
  /** One object, because React 18 takes a `ref` out of the props of a function component. */
  of: ChoiceProps;
  side?: 'start' | 'end' | undefined;
  children?: ReactNode;
}

/** The row of a choice: the native control, words that belong to its target, hint and error. */
export function ChoiceRow({ root: Row, type, of, side, children }: ChoiceRowProps) {
  const made = useId();
  const { label, hint, error, id = made, className, ...rest } = of;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <Row className={className} data-side={side}>
      <input
        type={type}
        id={id}
        aria-describedby={described || undefined}
        aria-invalid={error ? true : undefined}
        {...rest}
      />
      <label htmlFor={id}>
        <span>
          {label}
          {type === 'checkbox' && rest.required && REQUIRED_MARK}
        </span>
      </label>
      {hint && (
        <div className="hint" id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {error && (
        <div className="error" id={`${id}-error`}>
          <Icon icon={alertIcon} /> <span>{error}</span>
        </div>
      )}
      {children}
    </Row>
  );
}
