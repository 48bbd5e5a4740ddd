import type { AnsDocumentBase } from '../ans/document.ts';

/** The fields of a document that say in which sections it is. */
export type WithTaxonomy = Pick<AnsDocumentBase, 'taxonomy'>;

const withoutTrailingSlash = (id: string): string => (id.length > 1 ? id.replace(/\/+$/, '') : id);

/** The id of the primary section, as in '/deportes'; empty without one. */
export function primarySectionId({ taxonomy }: WithTaxonomy): string {
  return withoutTrailingSlash(taxonomy.primary_section?._id ?? '');
}

/** The ids of all sections of a document, primary section first. */
export function sectionIds(document: WithTaxonomy): string[] {
  const ids = document.taxonomy.sections.map(({ _id }) => withoutTrailingSlash(_id));
  return [...new Set([primarySectionId(document), ...ids])].filter(Boolean);
}
