import type { ReactNode } from 'react';
import { Field } from '../form/Field.tsx';
import type { PageFields } from '../document/puck-data.ts';

export interface PageFieldsFormProps {
  fields: PageFields;
  layoutLabel: string;
  onChange: (fields: PageFields) => void;
}

/** The page's own settings, while no block is selected. */
export function PageFieldsForm({ fields, layoutLabel, onChange }: PageFieldsFormProps): ReactNode {
  const { mode: _mode, description: _description, ...rest } = fields;
  const withOptional = (description: string, mode: string): PageFields => ({
    ...rest,
    ...(description !== '' && { description }),
    ...((mode === 'light' || mode === 'dark') && { mode }),
  });
  const { description = '', mode = '' } = fields;
  return (
    <section className="settings" aria-label="Ajustes de la página">
      <header>
        <h2>Página</h2>
      </header>
      <p className="hint">
        Diseño: {layoutLabel}. Elige un bloque en la página o en la estructura para ver sus ajustes.
      </p>
      <Field label="Título" help="Vacío: el nombre y el lema del sitio.">
        {(ids) => (
          <input
            {...ids}
            type="text"
            value={fields.title}
            onChange={(event) => onChange({ ...fields, title: event.target.value })}
          />
        )}
      </Field>
      <Field label="Descripción" help="Para buscadores y enlaces compartidos. Vacía: la que el sitio da.">
        {(ids) => (
          <textarea
            {...ids}
            rows={3}
            value={description}
            onChange={(event) => onChange(withOptional(event.target.value, mode))}
          />
        )}
      </Field>
      <Field label="Modo de color">
        {(ids) => (
          <select
            {...ids}
            value={mode}
            onChange={(event) => onChange(withOptional(description, event.target.value))}
          >
            <option value="">El que elige el lector</option>
            <option value="light">Siempre claro</option>
            <option value="dark">Siempre oscuro</option>
          </select>
        )}
      </Field>
    </section>
  );
}
