import { useId, useState, type ReactNode } from 'react';
import type { EditorField } from 'rotativa/editor';
import { Modal } from '../../Modal.tsx';

export interface PickedFieldProps {
  field: EditorField;
  problem: string | undefined;
  /** The choice, or a text field; undefined for nothing. */
  children: ReactNode;
  /** Whether something is chosen. */
  isChosen: boolean;
  /** Said about what is chosen and cannot be found. */
  missing?: string | undefined;
  /** Chooses nothing; undefined where something must be chosen. */
  onClear?: (() => void) | undefined;
  /** The search, in a window. `close` ends it. */
  search: (close: () => void) => ReactNode;
  /** @defaultValue 'Elegir…', or 'Cambiar…' where something is chosen */
  open?: string | undefined;
}

/** A setting whose value is found by a search in a window, by its title. */
export function PickedField(props: PickedFieldProps): ReactNode {
  const { field, problem, children, isChosen, missing, onClear, search, open } = props;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const parts = [
    field.help && { key: 'help', text: field.help },
    (problem ?? missing) && { key: 'problem', text: problem ?? missing },
  ].filter((part) => typeof part === 'object');
  return (
    <div
      className="field picked"
      role="group"
      aria-labelledby={id}
      aria-describedby={parts.map(({ key }) => `${id}-${key}`).join(' ') || undefined}
      data-invalid={problem || missing ? '' : undefined}
    >
      <span className="label" id={id}>
        {field.label}
      </span>
      {children}
      <span className="row">
        <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {open ?? (isChosen ? 'Cambiar…' : 'Elegir…')}
        </button>
        {isChosen && onClear && (
          <button type="button" className="quiet" onClick={onClear}>
            Quitar
          </button>
        )}
      </span>
      {parts.map(({ key, text }) => (
        <p key={key} id={`${id}-${key}`} className={key}>
          {text}
        </p>
      ))}
      {isOpen && (
        <Modal title={field.label} wide onClose={() => setOpen(false)}>
          {search(() => setOpen(false))}
        </Modal>
      )}
    </div>
  );
}
