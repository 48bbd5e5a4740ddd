import type { AnsDocument, AnsDocumentBase } from '../ans/document.ts';
import { pathOf } from '../page/path.ts';
import { plainText } from '../html/plain-text.ts';
import type { SearchKind } from '../search/details.ts';
import { primarySectionId, sectionIds, type WithTaxonomy } from './sections.ts';

/** The slug and the path by which the sections of opinion of a site are known. */
export interface OpinionOptions {
  /** The brand's `product`. Without it the sections of sisters with that slug are not known. */
  product?: string | undefined;
  /** Path of the brand's own section of columns. Default: none besides those of the family. */
  opinion?: string | undefined;
}

/** The ids of the sections of opinion: those of the family, and the brand's own. @see N2, B10 */
export const opinionSections = ({ product, opinion }: OpinionOptions): string[] => [
  '/opinion',
  '/economia/opinion',
  '/finanzas/opinion',
  ...(product === undefined ? [] : [`/${product}rural/opinion`]),
  '/mujeres/opinion',
  ...(opinion === undefined ? [] : [opinion.replace(/\/+$/, '')]),
];

/** Whether the primary section is an opinion section. @see N2 */
export function isOpinion(document: WithTaxonomy, options: OpinionOptions): boolean {
  return opinionSections(options).includes(primarySectionId(document));
}

/** The kind of a document in lists and searches. A video or a gallery of an opinion section is a video or a gallery. */
export function documentKind(
  document: WithTaxonomy & Pick<AnsDocument, 'type'>,
  options: OpinionOptions,
): SearchKind {
  if (document.type === 'video' || document.type === 'gallery') return document.type;
  return isOpinion(document, options) ? 'opinion' : 'story';
}

/** Whether a document is filed as a live blog. @see N1 */
export function isLive(document: WithTaxonomy): boolean {
  return sectionIds(document).includes('/live');
}

/** Whether the article is a recipe, which gets structured data for recipes. @see N2 */
export function isRecipe(document: WithTaxonomy): boolean {
  return sectionIds(document).includes('/recetas');
}

/** Target of the elections banner. @see N2 */
export const ELECTIONS_HREF = '/elecciones/';

/** Whether the article is about the elections, and shows their banner. @see N2 */
export function isElections(document: WithTaxonomy): boolean {
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
