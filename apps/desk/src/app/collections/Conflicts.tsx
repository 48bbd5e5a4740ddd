import { useState, type ReactNode } from 'react';
import type { CollectionDocument } from 'rotativa/domain';
import { resolveCollectionConflict, type CollectionConflict, type MergedCollection } from 'rotativa/editor';
import type { FullCollection } from 'rotativa/providers';
import { Modal } from '../Modal.tsx';
import { dayAndTime } from '../times.ts';

export interface ConflictsProps {
  theirs: FullCollection;
  merge: MergedCollection;
  nameOf: (id: string) => string;
  onClose: () => void;
  onMerged: (document: CollectionDocument) => void;
}

const KEYS: Readonly<Record<string, string>> = {
  title: 'Nombre de la colección',
  fill: 'Sin notas elegidas',
  headline: 'titular',
  kicker: 'antetítulo',
  standfirst: 'entrada',
  picture: 'foto',
  focalPoint: 'encuadre',
  from: 'desde cuándo',
  until: 'hasta cuándo',
  pinned: 'fija arriba',
  story: 'la nota',
};

function valueInWords(key: string, value: unknown): string {
  if (value === undefined) return key === 'pinned' ? 'No' : 'Sin cambio';
  if (value === '') return 'Sin texto';
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  if (key === 'from' || key === 'until') return dayAndTime(String(value), new Date());
  if (key === 'picture') return (value as { alt: string }).alt || 'Otra foto';
  return typeof value === 'string' ? value : 'Otro';
}

function inWords(conflict: CollectionConflict, nameOf: (id: string) => string) {
  switch (conflict.kind) {
    case 'collection':
    case 'item': {
      const key = KEYS[conflict.key] ?? conflict.key;
      return {
        what: conflict.kind === 'item' ? `“${nameOf(conflict.itemId)}”: ${key}` : key,
        of: (side: 'mine' | 'theirs') => valueInWords(conflict.key, conflict[side]),
      };
    }
    case 'presence':
      return {
        what: `“${nameOf(conflict.itemId)}”`,
        of: (side: 'mine' | 'theirs') =>
          conflict[side] === undefined ? 'Quitarla' : 'Dejarla, con los cambios',
      };
    case 'order':
      return {
        what: 'Orden',
        of: (side: 'mine' | 'theirs') => (conflict[side] as readonly string[]).map(nameOf).join(' · '),
      };
  }
}

/** The changes of another are in the collection already. Where both changed the same, one side is chosen here. */
export function Conflicts({ theirs, merge, nameOf, onClose, onMerged }: ConflictsProps): ReactNode {
  const { document, conflicts } = merge;
  const [choices, setChoices] = useState<readonly ('mine' | 'theirs')[]>(() => conflicts.map(() => 'mine'));
  return (
    <Modal title="Alguien guardó antes" onClose={onClose} wide>
      <p>
        <b>{theirs.author}</b> guardó la revisión {theirs.number} mientras trabajabas. Lo que cambió solo uno
        ya está unido. Los dos cambiaron esto: elige.
      </p>
      {conflicts.map((conflict, index) => {
        const { what, of } = inWords(conflict, nameOf);
        return (
          <fieldset key={what} className="choices">
            <legend>{what}</legend>
            {(['mine', 'theirs'] as const).map((side) => (
              <label key={side} className="inline">
                <input
                  type="radio"
                  name={`conflict-${index}`}
                  checked={choices[index] === side}
                  onChange={() => setChoices(choices.with(index, side))}
                />
                {side === 'mine' ? 'Lo mío' : `Lo de ${theirs.author}`}: {of(side)}
              </label>
            ))}
          </fieldset>
        );
      })}
      <footer>
        <button
          type="button"
          className="primary"
          onClick={() =>
            onMerged(
              conflicts.reduce(
                (result, conflict, index) =>
                  resolveCollectionConflict(result, conflict, choices[index] ?? 'mine'),
                document,
              ),
            )
          }
        >
          Seguir con la colección unida
        </button>
      </footer>
    </Modal>
  );
}
