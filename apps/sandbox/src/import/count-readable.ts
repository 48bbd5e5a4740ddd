import type { Site } from '../sites.ts';
import type { ImportReport } from './report.ts';
import type { ImportTarget } from './target.ts';

/** A written document and its file. */
export interface Written {
  readonly file: string;
  readonly page: ImportReport['pages'][number];
}

/**
 * Requests every document at its address.
 * @param say reports documents that a later one with the same id replaced
 * @param complain reports documents that cannot be read at their address
 * @returns the number of readable documents
 */
export async function countReadable(
  written: readonly Written[],
  site: Site,
  target: Pick<ImportTarget, 'idAt'>,
  { say, complain }: { readonly say: (line: string) => void; readonly complain: (line: string) => void },
): Promise<number> {
  const last = new Map(written.map((one) => [one.page.id, one]));
  for (const { file, page } of written) {
    const kept = last.get(page.id);
    if (kept !== undefined && kept.page !== page)
      say(`${file}: ${page.id} was replaced by the same id in ${kept.file}`);
  }
  let readable = 0;
  for (const { file, page } of last.values()) {
    const found = await target.idAt(page.path, site);
    if (found === page.id) readable += 1;
    else complain(`${file}: ${page.path} shows ${found ?? 'nothing'} and not ${page.id}`);
  }
  return readable;
}
