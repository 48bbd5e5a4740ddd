import { useId, type ReactNode } from 'react';

export interface FieldProps {
  label: string;
  help?: string | undefined;
  /** The limits in words, and how many letters are left. */
  limits?: string | undefined;
  problem?: string | undefined;
  /** @param ids for the control: its own, and what describes it */
  children: (ids: {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
  }) => ReactNode;
}

/** A control with its label, help, limits and fault. */
export function Field({ label, help, limits, problem, children }: FieldProps): ReactNode {
  const id = useId();
  const parts = [
    help && { key: 'help', text: help },
    limits && { key: 'limits', text: limits },
    problem && { key: 'problem', text: problem },
  ].filter((part) => typeof part === 'object');
  return (
    <div className="field" data-invalid={problem ? '' : undefined}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-describedby': parts.map(({ key }) => `${id}-${key}`).join(' ') || undefined,
        'aria-invalid': problem ? true : undefined,
      })}
      {parts.map(({ key, text }) => (
        <p key={key} id={`${id}-${key}`} className={key}>
          {text}
        </p>
      ))}
    </div>
  );
}
