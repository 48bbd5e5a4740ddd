import { ApiError, CLIENT_CODES, periodsFrom, timelineOf } from 'rotativa/domain';
import type { PageChange, PublishedPage, PublishedPagesPort } from 'rotativa/providers';

export interface PagesTable {
  /** The publications of a brand, in the order in which they were decided. */
  publications(brand: string): Promise<PublishedPage[]>;
  /** Calls the listener for each new row and each row that is taken back, until the returned function is called. */
  watch(listener: (change: PageChange) => void): () => void;
}

export const createOwnPages = (table: PagesTable): PublishedPagesPort => ({
  async published({ brand, page, at = new Date() }, options) {
    if (options?.signal?.aborted) throw new ApiError(CLIENT_CODES.aborted, 'The request was aborted.');
    const rows = await table.publications(brand).catch((cause: unknown) => {
      throw new ApiError(CLIENT_CODES.network, 'The database was not reached.', 0, { cause });
    });
    const names = [...new Set(rows.map((row) => row.page))].sort();
    return names
      .filter((name) => page === undefined || name === page)
      .flatMap((name) => periodsFrom(timelineOf(rows.filter((row) => row.page === name)), at));
  },
  listen(listener) {
    const stop = table.watch((change) => listener.changed(change));
    // Earlier changes are not known: the site reads everything once.
    queueMicrotask(() => listener.missed());
    return stop;
  },
});
