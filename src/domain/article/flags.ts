import type { AnsDocumentBase } from '../ans/document.ts';
import { pathOf } from '../page/path.ts';
import { plainText } from '../html/plain-text.ts';
import { primarySectionId, sectionIds, type Filed } from './sections.ts';

/** Sections whose articles have the author's portrait and no side column. */
export function opinionSections(product: string): string[] {
  return [
    '/opinion',
    '/economia/opinion',
    '/finanzas/opinion',
    `/${product}rural/opinion`,
    '/mujeres/opinion',
  ];
}

/** Whether the primary section is an opinion section. @see N2 */
export function isOpinion(document: Filed, product: string): boolean {
  return opinionSections(product).includes(primarySectionId(document));
}

/** Whether the article is a recipe, which gets structured data for recipes. @see N2 */
export function isRecipe(document: Filed): boolean {
  return sectionIds(document).includes('/recetas');
}

/** Target of the elections banner. @see N2 */
export const ELECTIONS_HREF = '/elecciones/';

/** Whether the article is about the elections, and shows their banner. @see N2 */
export function isElections(document: Filed): boolean {
  return sectionIds(document).includes('/elecciones');
}

const DEVELOPING = /^(noticia )?en desarrollo$/i;

/** Whether a story is developing: its subtype, a label or a tag has that name. */
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

/** Whether the content is sponsored. */
export function isSponsored({ owner }: Pick<AnsDocumentBase, 'owner'>): boolean {
  return owner.sponsored;
}

/** Whether an article has no ads: sponsored content, and listed addresses. @see N4 */
export const isAdFree = (
  document: Pick<AnsDocumentBase, 'owner' | 'canonical_url'>,
  listed: readonly string[] = [],
): boolean => isSponsored(document) || listed.includes(pathOf(document.canonical_url).replace(/\/*$/, '/'));
