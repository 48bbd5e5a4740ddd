import { toTeaser, type Teaser } from 'rotativa/blocks';
import {
  articleData,
  articleDate,
  authorSlugs,
  changedDate,
  jsonLdText,
  publicAccess,
  publishedAt,
  type AnsDocument,
  type PreparedArticle,
} from 'rotativa/domain';
import { guardDocument, prepareArticle } from 'rotativa/domain/server';
import { createLinks } from 'rotativa/providers';
import { createMemoryContent } from 'rotativa/providers/memory';
import records from '../content/stories.json' with { type: 'json' };
import { brand, origin, SECTIONS, site } from '../site.ts';
import { images } from './pictures.ts';
import type { Reader } from './readers.ts';

/** The documents of the content system (ANS). `guardDocument` checks what a service sends, and never throws. */
const documents: readonly AnsDocument[] = records
  .flatMap((record) => {
    const guarded = guardDocument(record);
    if (guarded.ok) return [guarded.value];
    console.error(`A document cannot be read: ${guarded.error.reason}`);
    return [];
  })
  .sort((a, b) => (publishedAt(b) ?? '').localeCompare(publishedAt(a) ?? ''));

const services = {
  content: createMemoryContent({ documents }),
  images,
  links: createLinks(origin, { search: brand.routes.search }),
  clock: { now: () => new Date() },
  product: brand.product,
};

const teasersOf = (found: readonly AnsDocument[]): Teaser[] => found.map((one) => toTeaser(one, services));
const inSection = (id: string) => (document: AnsDocument) =>
  document.taxonomy.primary_section?._id === `/${id}`;

/** A moment as pages print it. */
export interface Moment {
  iso: string;
  text: string;
}
export const momentOf = (iso: string | undefined): Moment | undefined =>
  iso === undefined ? undefined : { iso, text: articleDate(iso) };

/** A list of stories with its heading. */
export interface StoryListing {
  title: string;
  description?: string;
  /** Address of the list. */
  path: string;
  teasers: readonly Teaser[];
}

/** Number of stories in the opening of the front. */
const OPENING = 5;

/** The stories of the front, newest first. */
export const front = (): { opening: readonly Teaser[]; more: readonly Teaser[] } => ({
  opening: teasersOf(documents.slice(0, OPENING)),
  more: teasersOf(documents.slice(OPENING)),
});

/** The page of a section; undefined for one that the newspaper does not have. */
export function section(id: string): StoryListing | undefined {
  const found = SECTIONS.find((one) => one.id === id);
  return found && { title: found.name, path: `/${id}/`, teasers: teasersOf(documents.filter(inSection(id))) };
}

/** The page of an author, by the id in the bylines. */
export function author(id: string): StoryListing | undefined {
  const found = documents.filter((one) => authorSlugs(one, brand.product).includes(id));
  const teasers = teasersOf(found);
  const name = teasers[0]?.authors.find(({ url }) => url === `/autor/${id}/`)?.name;
  return name ? { title: name, path: `/autor/${id}/`, teasers } : undefined;
}

/** The stories with these words in their headline or standfirst. */
export async function search(words: string): Promise<StoryListing> {
  const { search: path } = brand.routes;
  const query = words.trim().slice(0, 200);
  const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const found = teasersOf(documents).filter(({ headline, standfirst = '' }) =>
    plain(query)
      .split(/\s+/)
      .every((word) => plain(`${headline} ${standfirst}`).includes(word)),
  );
  return { title: query ? `«${query}»` : 'Buscar', path, teasers: query ? found : [] };
}

/** Everything that the page of a story shows. It is plain, so that a loader or a server component can send it. */
export interface StoryPage {
  article: PreparedArticle;
  date: Moment | undefined;
  updated: Moment | undefined;
  /** The text of the structured data. */
  data: string;
  related: readonly Teaser[];
}

/**
 * A story as this reader may read it. The cut is made here, on the server: what is locked is in nothing that is sent.
 * @returns undefined for an address without a story
 */
export async function story(path: string, reader: Reader | undefined): Promise<StoryPage | undefined> {
  const document = await services.content.document(path);
  if (!document) return undefined;
  const rule = publicAccess(document, brand.product);
  const article = prepareArticle(document, {
    access: reader?.subscriber ? 'whole' : rule,
    product: brand.product,
    siteName: brand.name,
    // No slots for advertisements: this newspaper sells none.
    insertions: [],
  });
  const sameSection = documents.filter(
    (one) => one !== document && one.taxonomy.primary_section?._id === document.taxonomy.primary_section?._id,
  );
  return {
    article,
    date: momentOf(article.date),
    updated: momentOf(changedDate(document)),
    data: jsonLdText(articleData(article, { ...site, free: rule === 'whole' })),
    related: teasersOf(sameSection.slice(0, 3)),
  };
}

/** The open part of every story, for the feed. */
export const publicArticles = (): PreparedArticle[] =>
  documents.map((document) =>
    prepareArticle(document, {
      access: publicAccess(document, brand.product),
      product: brand.product,
      siteName: brand.name,
      insertions: [],
    }),
  );
