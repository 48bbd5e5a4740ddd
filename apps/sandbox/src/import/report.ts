import type { Replaced } from '../content/store.ts';

/** A path in an imported file, as in 'content_elements[2].headlines', and the problem there. */
export interface Finding {
  readonly path: string;
  readonly reason: string;
}

/** The result of one file. */
export interface ImportReport {
  /** The written documents, with their paths on the site. */
  readonly pages: readonly {
    readonly outcome: 'imported' | 'updated';
    readonly id: string;
    readonly headline: string;
    readonly path: string;
    /** For an updated document: the previous one with its id. */
    readonly replaced?: Replaced | undefined;
  }[];
  /** Ids of the written collections, with the number of their members. */
  readonly collections: readonly { readonly id: string; readonly members: number }[];
  /** Problems of imported documents. */
  readonly warnings: readonly Finding[];
  /** Items that were not imported. */
  readonly refused: readonly Finding[];
}

export const EMPTY_REPORT: ImportReport = { pages: [], collections: [], warnings: [], refused: [] };

export const merge = (one: ImportReport, other: ImportReport): ImportReport => ({
  pages: [...one.pages, ...other.pages],
  collections: [...one.collections, ...other.collections],
  warnings: [...one.warnings, ...other.warnings],
  refused: [...one.refused, ...other.refused],
});

export const refusal = (path: string, reason: string): ImportReport => ({
  ...EMPTY_REPORT,
  refused: [{ path: path === '' ? '(document)' : path, reason }],
});
