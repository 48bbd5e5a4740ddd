import type { AnsDocumentBase } from '../ans/document.ts';
import { instantOf } from '../dates/instant.ts';

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
