import type { AnsDocumentBase } from '../ans/document.ts';
import { instantOf } from '../dates/instant.ts';
import { MINUTE_MS } from '../dates/units.ts';

/** The fields with the date of publication. The first that a document has decides its place in lists. */
export const PUBLICATION_DATES = [
  'publish_date',
  'display_date',
  'first_publish_date',
  'created_date',
] as const satisfies readonly (keyof AnsDocumentBase)[];

/** A document with any of its dates of publication. */
export type WithDates = Pick<AnsDocumentBase, (typeof PUBLICATION_DATES)[number]>;

/** The date by which lists are sorted; undefined for a document without a date. ISO. */
export const publishedAt = (document: WithDates): string | undefined =>
  PUBLICATION_DATES.map((field) => document[field]).find((date) => date !== undefined);

/** The date that readers see: the editors' one, else that of lists. ISO. */
export const shownDate = (document: WithDates): string | undefined =>
  document.display_date ?? publishedAt(document);

/** The date of the last change, unless it is before the publication, as that of a scheduled story is. ISO. */
export function changedDate(
  document: WithDates & Pick<AnsDocumentBase, 'last_updated_date'>,
): string | undefined {
  const { last_updated_date: changed } = document;
  return changed && instantOf(changed) < instantOf(shownDate(document) ?? '') ? undefined : changed;
}

/** The dates of a published document that may lie ahead: a day that an editor has chosen, or a slip of one. */
const MAY_LIE_AHEAD = ['display_date', 'last_updated_date'] as const;

/** The clocks of two machines differ. */
const CLOCKS_DIFFER_MS = MINUTE_MS;

/** The later one of those dates, by document: lists are read again for every page. */
const latest = new WeakMap<object, number>();

function latestOf(document: Partial<Pick<AnsDocumentBase, (typeof MAY_LIE_AHEAD)[number]>>): number {
  const known = latest.get(document);
  if (known !== undefined) return known;
  const times = MAY_LIE_AHEAD.map((field) => instantOf(document[field] ?? '')).filter(Number.isFinite);
  const last = Math.max(0, ...times);
  latest.set(document, last);
  return last;
}

/**
 * A document with the dates that have come. A published one has no date ahead, for readers and for machines alike: it was
 * published by its date of publication, and changed no later than now. One that is not published keeps its dates, which
 * its preview shows.
 */
export function withDatesUntil<
  Document extends WithDates & Partial<Pick<AnsDocumentBase, 'last_updated_date'>>,
>(document: Document, now: Date): Document {
  const until = now.getTime() + CLOCKS_DIFFER_MS;
  if (latestOf(document) <= until || instantOf(publishedAt(document) ?? '') > until) return document;
  const come = { ...document };
  for (const field of MAY_LIE_AHEAD) if (instantOf(come[field] ?? '') > until) delete come[field];
  return come;
}
