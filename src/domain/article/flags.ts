import type { AnsDocumentBase } from '../ans/document.ts';
import { plainText } from '../html/plain-text.ts';
import { primarySectionId, sectionIds } from './sections.ts';
import type { Filed } from './sections.ts';

/** The sections whose articles get the author's portrait and no side column. @see 001 §2 'Standard article' */
export function opinionSections(product: string): string[] {
  return [
    '/opinion',
    '/economia/opinion',
    '/finanzas/opinion',
    `/${product}rural/opinion`,
    '/mujeres/opinion',
  ];
}

/** Whether the primary section is one of opinion. @see N2 */
export function isOpinion(document: Filed, product: string): boolean {
  return opinionSections(product).includes(primarySectionId(document));
}

/** A recipe: structured data of one is added. @see 001 §2, N2 */
export function isRecipe(document: Filed): boolean {
  return sectionIds(document).includes('/recetas');
}

/** Where the elections banner leads. @see 001 §2, N2 */
export const ELECTIONS_HREF = '/elecciones/';

/** An article of the elections: the tag banner is shown. @see 001 §2, N2 */
export function isElections(document: Filed): boolean {
  return sectionIds(document).includes('/elecciones');
}

/** What marks a developing story. @see 001 §2, N8 */
export const DEVELOPING_LABEL = 'Noticia en desarrollo';

const DEVELOPING = /^(noticia )?en desarrollo$/i;

/** A developing story, by its subtype, a label or a tag of that name: the specification does not say which it is. */
export function isDeveloping({
  subtype,
  label,
  taxonomy,
}: Pick<AnsDocumentBase, 'subtype' | 'label' | 'taxonomy'>): boolean {
  const names = [
    subtype,
    ...Object.values(label).map(({ text }) => text),
    ...taxonomy.tags.map(({ text }) => text),
  ];
  return names.some((name) => DEVELOPING.test(plainText(name).replaceAll('-', ' ')));
}

/** Sponsored content shows no ads. @see 001 §6 */
export function isSponsored({ owner }: Pick<AnsDocumentBase, 'owner'>): boolean {
  return owner.sponsored;
}
