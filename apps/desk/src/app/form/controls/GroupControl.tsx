import type { ReactNode } from 'react';
import { FieldGroup } from './FieldGroup.tsx';
import { isRecord, type ControlProps } from './control.ts';

export function GroupControl({ field, value, path, problems, onChange, Inner }: ControlProps): ReactNode {
  const record = isRecord(value) ? value : {};
  return (
    <FieldGroup label={field.label} help={field.help}>
      {(field.fields ?? []).map((inner) => (
        <Inner
          key={inner.name}
          field={inner}
          value={record[inner.name]}
          path={[...path, inner.name]}
          problems={problems}
          onChange={(next) => onChange({ ...record, [inner.name]: next })}
        />
      ))}
    </FieldGroup>
  );
}
