import type { ReactNode } from 'react';
import { Field } from '../Field.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import { emptyOf, isRecord, type ControlProps } from './control.ts';

/** Texts with names, as entries of two fields. A new entry is named by its number, so that no two have one name. */
export function MapControl(props: ControlProps): ReactNode {
  const { field, value, path, problems, problem, onChange, Inner } = props;
  const entries = Object.entries(isRecord(value) ? value : {});
  const { item } = field;
  const put = (next: readonly (readonly [string, unknown])[]): void => onChange(Object.fromEntries(next));
  const freeName = (): string => {
    const taken = new Set(entries.map(([name]) => name));
    let count = entries.length + 1;
    while (taken.has(String(count))) count += 1;
    return String(count);
  };
  return (
    <FieldGroup label={field.label} help={field.help} problem={entries.length === 0 ? problem : undefined}>
      {item &&
        entries.map(([name, one], index) => (
          <div className="item" key={index}>
            <Field label={`Nombre ${index + 1}`}>
              {(ids) => (
                <input
                  {...ids}
                  type="text"
                  defaultValue={name}
                  onBlur={({ target }) => {
                    const isFree = !entries.some(
                      ([other], place) => other === target.value && place !== index,
                    );
                    if (target.value !== '' && isFree) put(entries.with(index, [target.value, one]));
                    else target.value = name;
                  }}
                />
              )}
            </Field>
            <button
              type="button"
              className="icon"
              aria-label={`Quitar ${name}`}
              onClick={() => put(entries.toSpliced(index, 1))}
            >
              ×
            </button>
            <Inner
              field={{ ...item, label: `Valor ${index + 1}` }}
              value={one}
              path={[...path, name]}
              problems={problems}
              onChange={(next) => put(entries.with(index, [name, next]))}
            />
          </div>
        ))}
      {item && (
        <button
          type="button"
          className="quiet"
          onClick={() => put([...entries, [freeName(), emptyOf(item)]])}
        >
          Añadir
        </button>
      )}
    </FieldGroup>
  );
}
