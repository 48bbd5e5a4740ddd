import { useState, type ReactNode } from 'react';
import type { EditorField } from 'rotativa/editor';
import { Arrow } from '../Arrow.tsx';
import { Field } from './Field.tsx';
import { problemAt, type Problem } from './problems.ts';

type Path = readonly (string | number)[];

export interface SettingFieldProps {
  field: EditorField;
  value: unknown;
  path: Path;
  problems: readonly Problem[];
  onChange: (value: unknown) => void;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** '1 a 12', 'máximo 80 letras' */
function limitsInWords({ kind, min, max, maxLength }: EditorField, value: unknown): string | undefined {
  if (kind === 'number') {
    if (min !== undefined && max !== undefined) return `De ${min} a ${max}.`;
    if (max !== undefined) return `Máximo ${max}.`;
    return min !== undefined && min !== 0 ? `Mínimo ${min}.` : undefined;
  }
  if (kind === 'text' && maxLength !== undefined)
    return `${typeof value === 'string' ? value.length : 0} de ${maxLength} letras.`;
  return undefined;
}

type Control = (props: SettingFieldProps & { problem: string | undefined }) => ReactNode;

const TextControl: Control = ({ field, value, problem, onChange }) => (
  <Field label={field.label} help={field.help} limits={limitsInWords(field, value)} problem={problem}>
    {(ids) =>
      field.multiline ? (
        <textarea
          {...ids}
          rows={4}
          value={typeof value === 'string' ? value : ''}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <input
          {...ids}
          type="text"
          value={typeof value === 'string' ? value : ''}
          onChange={(event) => onChange(event.target.value)}
        />
      )
    }
  </Field>
);

/** A number that is being written may be none yet: the field keeps its letters, and shows the fault. */
function NumberInput({
  field,
  value,
  problem,
  onChange,
}: SettingFieldProps & { problem: string | undefined }) {
  const given = typeof value === 'number' || typeof value === 'string' ? String(value) : '';
  const [text, setText] = useState(given);
  const shown = Number(text) === value ? text : given;
  return (
    <Field label={field.label} help={field.help} limits={limitsInWords(field, value)} problem={problem}>
      {(ids) => (
        <input
          {...ids}
          type="text"
          inputMode="numeric"
          className="number"
          value={shown}
          onChange={({ target }) => {
            setText(target.value);
            const number = Number(target.value.replace(',', '.'));
            onChange(target.value.trim() === '' ? undefined : Number.isNaN(number) ? target.value : number);
          }}
        />
      )}
    </Field>
  );
}
const NumberControl: Control = (props) => <NumberInput {...props} />;

const BooleanControl: Control = ({ field, value, problem, onChange }) => (
  <Field label={field.label} help={field.help} problem={problem}>
    {(ids) => (
      <input
        {...ids}
        type="checkbox"
        role="switch"
        className="switch"
        checked={value === true}
        onChange={(event) => onChange(event.target.checked)}
      />
    )}
  </Field>
);

const ChoiceControl: Control = ({ field, value, problem, onChange }) => {
  const options = field.options ?? [];
  const given = String(value ?? field.default ?? '');
  return (
    <Field label={field.label} help={field.help} problem={problem}>
      {(ids) => (
        <select
          {...ids}
          value={given}
          onChange={({ target }) =>
            onChange(options.find((option) => String(option.value) === target.value)?.value)
          }
        >
          {!options.some((option) => String(option.value) === given) && (
            <option value={given}>{given || '—'}</option>
          )}
          {options.map((option) => (
            <option key={String(option.value)} value={String(option.value)}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
};

const GroupControl: Control = ({ field, value, path, problems, onChange }) => {
  const record = isRecord(value) ? value : {};
  return (
    <fieldset className="group">
      <legend>{field.label}</legend>
      {field.help && <p className="help">{field.help}</p>}
      {(field.fields ?? []).map((inner) => (
        <SettingField
          key={inner.name}
          field={inner}
          value={record[inner.name]}
          path={[...path, inner.name]}
          problems={problems}
          onChange={(next) => onChange({ ...record, [inner.name]: next })}
        />
      ))}
    </fieldset>
  );
};

const emptyOf = (field: EditorField): unknown =>
  field.default ??
  (
    { text: '', number: field.min ?? 0, boolean: false, list: [], map: {}, group: {} } as Record<
      string,
      unknown
    >
  )[field.kind];

const ListControl: Control = ({ field, value, path, problems, problem, onChange }) => {
  const list = Array.isArray(value) ? (value as unknown[]) : [];
  const item = field.item;
  const swap = (index: number, other: number): void => {
    const next = [...list];
    [next[index], next[other]] = [next[other], next[index]];
    onChange(next);
  };
  return (
    <fieldset className="group">
      <legend>{field.label}</legend>
      {field.help && <p className="help">{field.help}</p>}
      {item &&
        list.map((one, index) => (
          <div className="item" key={index}>
            <SettingField
              field={{ ...item, label: `${item.label || field.label} ${index + 1}` }}
              value={one}
              path={[...path, index]}
              problems={problems}
              onChange={(next) => onChange(list.with(index, next))}
            />
            <span className="arrows">
              <button
                type="button"
                className="icon"
                aria-label={`Subir el ${index + 1}`}
                disabled={index === 0}
                onClick={() => swap(index, index - 1)}
              >
                <Arrow to="up" />
              </button>
              <button
                type="button"
                className="icon"
                aria-label={`Bajar el ${index + 1}`}
                disabled={index === list.length - 1}
                onClick={() => swap(index, index + 1)}
              >
                <Arrow to="down" />
              </button>
              <button
                type="button"
                className="icon"
                aria-label={`Quitar el ${index + 1}`}
                onClick={() => onChange(list.toSpliced(index, 1))}
              >
                ×
              </button>
            </span>
          </div>
        ))}
      {problem && list.length === 0 && <p className="problem">{problem}</p>}
      {item && (
        <button type="button" className="quiet" onClick={() => onChange([...list, emptyOf(item)])}>
          Añadir
        </button>
      )}
    </fieldset>
  );
};

/** Texts with names, as entries of two fields. A new entry is named by its number, so that no two have one name. */
const MapControl: Control = ({ field, value, path, problems, problem, onChange }) => {
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
    <fieldset className="group">
      <legend>{field.label}</legend>
      {field.help && <p className="help">{field.help}</p>}
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
            <SettingField
              field={{ ...item, label: `Valor ${index + 1}` }}
              value={one}
              path={[...path, name]}
              problems={problems}
              onChange={(next) => put(entries.with(index, [name, next]))}
            />
          </div>
        ))}
      {problem && entries.length === 0 && <p className="problem">{problem}</p>}
      {item && (
        <button
          type="button"
          className="quiet"
          onClick={() => put([...entries, [freeName(), emptyOf(item)]])}
        >
          Añadir
        </button>
      )}
    </fieldset>
  );
};

/** A setting that the desk has no field for: its JSON, which the schema checks. */
function JsonInput({ field, value, problem, onChange }: SettingFieldProps & { problem: string | undefined }) {
  const [text, setText] = useState(() => JSON.stringify(value ?? null, null, 2));
  const [broken, setBroken] = useState(false);
  return (
    <Field
      label={field.label}
      help={field.help}
      problem={broken ? 'No es JSON: falta una comilla, una coma o un cierre.' : problem}
    >
      {(ids) => (
        <textarea
          {...ids}
          rows={4}
          className="code"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            try {
              onChange(JSON.parse(target.value));
              setBroken(false);
            } catch {
              setBroken(true);
            }
          }}
        />
      )}
    </Field>
  );
}
const JsonControl: Control = (props) => <JsonInput {...props} />;

const CONTROLS: Readonly<Record<EditorField['kind'], Control>> = {
  text: TextControl,
  number: NumberControl,
  boolean: BooleanControl,
  choice: ChoiceControl,
  group: GroupControl,
  list: ListControl,
  map: MapControl,
  unknown: JsonControl,
};

/** The control of a setting, by its kind. */
export function SettingField(props: SettingFieldProps): ReactNode {
  const Control = CONTROLS[props.field.kind];
  return <Control {...props} problem={problemAt(props.problems, props.path)} />;
}
