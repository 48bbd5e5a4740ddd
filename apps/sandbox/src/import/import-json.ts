import { contentKey } from 'rotativa/domain';
import { textAt } from '../content/json.ts';
import { putCollection } from '../content/store.ts';
import type { Json } from '../db/schema/content.ts';
import { storable } from './clean.ts';
import { importDocument, type ImportContext } from './import-document.ts';
import { EMPTY_REPORT, merge, refusal, type ImportReport } from './report.ts';
import { memberId, unwrap } from './unwrap.ts';

/** Imports a parsed file of any shape: a document, a list, a feed, a collection. An invalid item does not stop the others. */
export async function importJson(value: unknown, context: ImportContext): Promise<ImportReport> {
  const { items, isList, collection } = unwrap(value);
  if (isList && items.length === 0) return refusal('', 'the list is empty');
  let report: ImportReport = EMPTY_REPORT;
  for (const item of items) {
    report = merge(report, await importDocument(item.value, item.path, context));
  }
  const [first] = report.refused;
  if (isList && first !== undefined && report.refused.length === items.length && items.length > 1) {
    return refusal(first.path, `${first.reason}; nor is any other of the ${items.length} items`);
  }
  return collection === undefined ? report : merge(report, await importCollection(collection, context));
}

async function importCollection(source: Json, { db, site, changed }: ImportContext): Promise<ImportReport> {
  const id = textAt(source, '_id');
  if (id === undefined) return refusal('_id', 'missing: a collection is read by its id');
  try {
    const { content_elements: members, ...record } = storable(source) as Json;
    const ids = (Array.isArray(members) ? members : [])
      .map(memberId)
      .filter((member) => member !== undefined);
    await putCollection(db, site.brand, 'import', { id, record, members: ids });
    changed?.add(contentKey('collection', id));
    return { ...EMPTY_REPORT, collections: [{ id, members: ids.length }] };
  } catch (error) {
    return refusal('', error instanceof Error ? error.message : String(error));
  }
}
