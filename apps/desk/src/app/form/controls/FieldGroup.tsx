import type { ReactNode } from 'react';

export interface FieldGroupProps {
  label: string;
  help?: string | undefined;
  /** Of the group itself. */
  problem?: string | undefined;
  children: ReactNode;
}

/** Several controls with one label. */
export function FieldGroup({ label, help, problem, children }: FieldGroupProps): ReactNode {
  return (
    <fieldset className="group">
      <legend>{label}</legend>
      {help && <p className="help">{help}</p>}
      {children}
      {problem && <p className="problem">{problem}</p>}
    </fieldset>
  );
}
