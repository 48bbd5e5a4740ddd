import { useState, type ReactNode } from 'react';
import {
  placementsOf,
  resolveConflict,
  type DocumentLabels,
  type MergeConflict,
  type MergedDocument,
  type PageDocument,
} from 'rotativa/editor';
import type { FullRevision } from 'rotativa/providers';

export interface MergeViewProps {
  theirs: FullRevision;
  merge: MergedDocument;
  labels: DocumentLabels;
  onMerged: (document: PageDocument) => void;
}

const PAGE_KEYS: Readonly<Record<string, string>> = {
  layout: 'Diseño',
  title: 'Título de la página',
  description: 'Descripción',
  mode: 'Modo de color',
};

const asWords = (value: unknown): string => {
  if (value === undefined || value === null || value === '') return 'Nada';
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** The part that both sides changed, and the value of a side, in words. */
function conflictInWords(
  conflict: MergeConflict,
  document: PageDocument,
  { blocks, regions = {} }: DocumentLabels,
): { what: string; of: (side: 'mine' | 'theirs') => string } {
  const blockOf = (id: string): string => {
    const found = placementsOf(document).find(({ placement }) => placement.id === id)?.placement.block ?? '';
    return blocks[found]?.label ?? found;
  };
  const plain = (side: 'mine' | 'theirs'): string => asWords(conflict[side]);
  switch (conflict.kind) {
    case 'page':
      return { what: PAGE_KEYS[conflict.key] ?? conflict.key, of: plain };
    case 'setting': {
      const block = placementsOf(document).find(({ placement }) => placement.id === conflict.placementId);
      const label = blocks[block?.placement.block ?? '']?.settings?.[conflict.key] ?? conflict.key;
      return { what: `${blockOf(conflict.placementId)}: ${label}`, of: plain };
    }
    case 'placement':
      return {
        what: blockOf(conflict.placementId),
        of: (side) =>
          conflict[side] === undefined ? 'Quitar el bloque' : 'Dejar el bloque, con los cambios',
      };
    case 'region':
      return {
        what: `${blockOf(conflict.placementId)}: zona`,
        of: (side) => regions[String(conflict[side])] ?? plain(side),
      };
    case 'order':
      return {
        what: `Orden en ${regions[conflict.region] ?? conflict.region}`,
        of: (side) => (conflict[side] as readonly string[]).map(blockOf).join(' · '),
      };
  }
}

/** The changes that another saved are in the page already. Where both changed the same, one side is chosen here. */
export function MergeView({ theirs, merge, labels, onMerged }: MergeViewProps): ReactNode {
  const { document, conflicts } = merge;
  const [choices, setChoices] = useState<readonly ('mine' | 'theirs')[]>(() => conflicts.map(() => 'mine'));
  const finish = (): void =>
    onMerged(
      conflicts.reduce(
        (result, conflict, index) => resolveConflict(result, conflict, choices[index] ?? 'mine'),
        document,
      ),
    );
  return (
    <>
      <div>
        <p>
          <b>{theirs.author}</b> guardó la revisión {theirs.number} mientras trabajabas
          {theirs.note && <>: “{theirs.note}”</>}. Tus cambios y los suyos quedan en la página.
        </p>
        {conflicts.length > 0 && <p>En esto cambiaron lo mismo. Elige qué queda:</p>}
        {conflicts.map((conflict, index) => {
          const { what, of } = conflictInWords(conflict, document, labels);
          return (
            <fieldset className="conflict" key={index}>
              <legend>{what}</legend>
              {(['mine', 'theirs'] as const).map((side) => (
                <label key={side}>
                  <span>
                    <input
                      type="radio"
                      name={`conflict-${index}`}
                      checked={choices[index] === side}
                      onChange={() => setChoices((before) => before.with(index, side))}
                    />{' '}
                    <b>{side === 'mine' ? 'Lo tuyo' : `Lo de ${theirs.author}`}</b>
                  </span>
                  <span>{of(side)}</span>
                </label>
              ))}
            </fieldset>
          );
        })}
      </div>
      <footer>
        <button type="button" className="primary" onClick={finish}>
          Seguir con la página unida
        </button>
      </footer>
    </>
  );
}
