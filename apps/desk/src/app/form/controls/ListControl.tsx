import type { ReactNode } from 'react';
import { FieldGroup } from './FieldGroup.tsx';
import { Steps } from './Steps.tsx';
import { emptyOf, type ControlProps } from './control.ts';

export function ListControl(props: ControlProps): ReactNode {
  const { field, value, path, problems, problem, onChange, Inner } = props;
  const list = Array.isArray(value) ? (value as unknown[]) : [];
  const { item, maxItems = Infinity } = field;
  return (
    <FieldGroup label={field.label} help={field.help} problem={list.length === 0 ? problem : undefined}>
      {item &&
        list.map((one, index) => (
          <div className="item" key={index}>
            <Inner
              field={{ ...item, label: `${item.label || field.label} ${index + 1}` }}
              value={one}
              path={[...path, index]}
              problems={problems}
              onChange={(next) => onChange(list.with(index, next))}
            />
            <Steps list={list} index={index} name={`el ${index + 1}`} onChange={onChange} />
          </div>
        ))}
      {item && list.length < maxItems && (
        <button type="button" className="quiet" onClick={() => onChange([...list, emptyOf(item)])}>
          Añadir
        </button>
      )}
    </FieldGroup>
  );
}
