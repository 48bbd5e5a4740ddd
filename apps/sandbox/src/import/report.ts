/** A place in an imported file, as in 'content_elements[2].headlines', and what was found there. */
export interface Finding {
  readonly path: string;
  readonly reason: string;
}

/** What became of one file. */
export interface ImportReport {
  /** Documents that can be read now, at these paths of the site. */
  readonly pages: readonly {
    readonly outcome: 'imported' | 'updated';
    readonly headline: string;
    readonly path: string;
  }[];
  /** Ids of the collections that were written, each with the number of its members. */
  readonly collections: readonly { readonly id: string; readonly members: number }[];
  /** What was odd and read anyway. */
  readonly warnings: readonly Finding[];
  /** What was not imported. */
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
