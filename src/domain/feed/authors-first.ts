import type { AnsDocument } from '../ans/document.ts';

/** The id of a column's author, or the name of one without an id. Columns without an author are those of one: the newspaper. */
export function authorKey({ credits }: Pick<AnsDocument, 'credits'>): string {
  const [author] = credits.by;
  return author?._id ?? author?.name ?? '';
}

/** Whether each column is the first one of its author. */
function firstOfAuthor(columns: readonly AnsDocument[]): boolean[] {
  const seen = new Set<string>();
  return columns.map((column) => {
    const key = authorKey(column);
    return !seen.has(key) && !!seen.add(key);
  });
}

/** The first column of each author: a strip with portraits then shows no face twice. */
export function oneOfEachAuthor<T extends AnsDocument>(columns: readonly T[]): T[] {
  const isFirst = firstOfAuthor(columns);
  return columns.filter((_, at) => isFirst[at]);
}

/**
 * Columns so that each author has one before any author has a second; within that, in the order in which they came.
 * A strip with portraits then shows no face twice while other authors have columns.
 */
export function authorsFirst<T extends AnsDocument>(columns: readonly T[]): T[] {
  const isFirst = firstOfAuthor(columns);
  return [...columns.filter((_, at) => isFirst[at]), ...columns.filter((_, at) => !isFirst[at])];
}
