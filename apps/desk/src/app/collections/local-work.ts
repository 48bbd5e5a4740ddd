import { isCollectionDocument, type CollectionDocument } from 'rotativa/domain';

/** Work on a collection that this browser keeps: a collection has no draft at the service. */
export interface LocalWork {
  readonly base: number;
  readonly document: CollectionDocument;
}

/** The place of the work in the browser. Each member of staff has another. */
export const workKey = (email: string, brand: string, id: string): string =>
  `mesa:coleccion:${email}:${brand}:${id}`;

export function readWork(storage: Pick<Storage, 'getItem'>, key: string): LocalWork | null {
  try {
    const work = JSON.parse(storage.getItem(key) ?? 'null') as LocalWork | null;
    return typeof work?.base === 'number' && isCollectionDocument(work.document) ? work : null;
  } catch {
    return null;
  }
}

/** Keeps the work; null forgets it. A full or closed storage leaves it in this tab only. @returns whether it is kept */
export function keepWork(
  storage: Pick<Storage, 'setItem' | 'removeItem'>,
  key: string,
  work: LocalWork | null,
): boolean {
  try {
    if (work) storage.setItem(key, JSON.stringify(work));
    else storage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}
