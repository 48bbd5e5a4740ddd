import { useState } from 'react';
import { ApiError, type CollectionDocument } from 'rotativa/domain';
import { mergeCollections, type MergedCollection } from 'rotativa/editor';
import type { CollectionConflictSides, CollectionsPort, FullCollection } from 'rotativa/providers';
import { useAnnounce } from '../editor/announcer.tsx';
import { keepWork, readWork, workKey } from './local-work.ts';

export interface CollectionWorkOptions {
  readonly brand: string;
  readonly email: string;
  readonly port: CollectionsPort;
  readonly opened: FullCollection;
  /** Gets why it cannot be published. */
  readonly onFailed: (error: unknown) => void;
}

/** The work on a collection: in this browser until it is published, and readers have it at once then. */
export function useCollectionWork({ brand, email, port, opened, onFailed }: CollectionWorkOptions) {
  const { id } = opened;
  const key = workKey(email, brand, id);
  const announce = useAnnounce();
  const [base, setBase] = useState(opened);
  const [{ document, past }, setWork] = useState(() => {
    const work = readWork(localStorage, key);
    return { document: work?.document ?? opened.document, past: [] as readonly CollectionDocument[] };
  });
  const [from, setFrom] = useState(() => readWork(localStorage, key)?.base ?? opened.number);
  const [note, setNote] = useState('');
  const [isSaving, setSaving] = useState(false);
  const [said, setSaid] = useState<string>();
  const [conflict, setConflict] = useState<{ theirs: FullCollection; merge: MergedCollection }>();
  const isChanged = JSON.stringify(document) !== JSON.stringify(base.document) || from !== base.number;

  const put = (next: CollectionDocument, number = from): void => {
    setSaid(undefined);
    setWork((before) => ({
      document: next,
      // A step back is to another state, not to another letter.
      past: before.document === next ? before.past : [...before.past.slice(-99), before.document],
    }));
    const isSame = JSON.stringify(next) === JSON.stringify(base.document) && number === base.number;
    keepWork(localStorage, key, isSame ? null : { base: number, document: next });
  };
  const undo = (): void => {
    const last = past.at(-1);
    if (!last) return;
    setWork({ document: last, past: past.slice(0, -1) });
    keepWork(localStorage, key, { base: from, document: last });
    announce('Se deshizo el último cambio.');
  };
  const settled = (saved: FullCollection, words: string): void => {
    keepWork(localStorage, key, null);
    setBase(saved);
    setFrom(saved.number);
    setWork({ document: saved.document, past: [] });
    setNote('');
    setSaid(words);
    announce(words);
  };
  const save = async (
    expected = from,
    given = document,
    words = 'Publicado: los lectores ya lo ven.',
  ): Promise<void> => {
    setSaving(true);
    try {
      settled(await port.save({ brand, id, expected, document: given, note: note.trim() }), words);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'collection_conflict') {
        const sides = error.details as CollectionConflictSides;
        const merge = mergeCollections(sides.base.document, given, sides.theirs.document);
        if (merge.conflicts.length === 0)
          return await save(
            sides.theirs.number,
            merge.document,
            `Publicado, unido con lo que guardó ${sides.theirs.author}.`,
          );
        setConflict({ theirs: sides.theirs, merge });
      } else onFailed(error);
    } finally {
      setSaving(false);
    }
  };
  const discard = (): void => {
    keepWork(localStorage, key, null);
    setFrom(base.number);
    setWork({ document: base.document, past: [...past, document] });
    announce('Cambios descartados.');
  };
  const merged = (next: CollectionDocument): void => {
    if (!conflict) return;
    setBase(conflict.theirs);
    setFrom(conflict.theirs.number);
    put(next, conflict.theirs.number);
    setConflict(undefined);
    announce('La colección está unida. Publica para que los lectores la vean.');
  };
  return {
    ...{ document, isChanged, isSaving, said, note, setNote, conflict },
    canUndo: past.length > 0,
    put: (next: CollectionDocument): void => put(next),
    undo,
    discard,
    publish: (): void => void save(),
    /** Takes what was chosen of both sides. */
    merged,
    /** Leaves the conflict as it is. */
    leaveConflict: (): void => setConflict(undefined),
  };
}

export type CollectionWork = ReturnType<typeof useCollectionWork>;
