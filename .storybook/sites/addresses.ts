import type { AnsDocument } from '../../src/domain/ans/document.ts';
import { isOpinion } from '../../src/domain/article/flags.ts';
import type { BrandConfig } from '../../src/themes/brand.ts';
import type { AddressIn } from './page-story.tsx';

/** Whether a document of a brand is one that a story shows. */
export type Fits = (document: AnsDocument, brand: BrandConfig) => boolean;

/** The newest document that fits. */
export const contentAddress =
  (fits: Fits): AddressIn =>
  (brand, { documents }) =>
    documents.find((document) => fits(document, brand))?.canonical_url;

const codeOf = (document: AnsDocument): string | undefined => document.content_restrictions?.content_code;

const LIVE: ReadonlySet<string> = new Set(['En vivo', 'Minuto a minuto']);

export const isColumn: Fits = (document, { product, routes: { opinion } }) =>
  isOpinion(document, { product, opinion });

export const liveBlog: AddressIn = contentAddress(({ subtype }) => LIVE.has(subtype ?? ''));

/** Shorter stories are notes of a section. */
const LONG = 8;

export const openArticle: AddressIn = contentAddress(
  (document) =>
    document.type === 'story' &&
    codeOf(document) !== '3' &&
    !LIVE.has(document.subtype ?? '') &&
    document.content_elements.length >= LONG,
);

/** The forums lock nothing. */
export const lockedArticle: AddressIn = contentAddress(
  (document) => document.type === 'story' && codeOf(document) === '3',
);

/** The section of the newest story. */
export const mainSection: AddressIn = (_brand, { documents }) =>
  `${documents[0]?.taxonomy.primary_section?._id}/`;

export const firstAuthor: AddressIn = (_brand, { authors = [] }) => `/autor/${authors[0]?.slug}/`;

export const firstTag: AddressIn = (_brand, { documents }) => {
  const [tag] = documents.flatMap(({ taxonomy }) => taxonomy.tags);
  return tag && `/noticias/${tag.slug}/`;
};
