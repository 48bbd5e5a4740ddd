import { authorSlugs } from '../../domain/article/byline.ts';
import { publishedAt } from '../../domain/article/dates.ts';
import { isLockedStory } from '../../domain/article/locked-article.ts';
import { basicImage } from '../../domain/article/promo.ts';
import { sectionIds } from '../../domain/article/sections.ts';
import { titleOf } from '../../domain/article/title.ts';
import type { AnsDocument } from '../../domain/ans/document.ts';
import { storyChoice } from '../../domain/choice/story-choice.ts';
import { namedInPages, placesOfStory } from '../../domain/choice/story-places.ts';
import { longDate } from '../../domain/dates/format.ts';
import { instantOf } from '../../domain/dates/instant.ts';
import { ApiError, CLIENT_CODES } from '../../domain/errors/api-error.ts';
import { authorAddress } from '../../domain/page/addresses.ts';
import type { PageDocument } from '../../domain/page/document.ts';
import { beginsWords, suggestionWords } from '../../domain/search/suggestion.ts';
import { fold } from '../../domain/text/fold.ts';
import type { ClockPort } from '../ports/clock.ts';
import type { ReadOptions } from '../ports/content.ts';
import {
  SEARCH_LIMITS,
  type Choice,
  type ChoiceKind,
  type EditorSearchPort,
  type StorySearch,
} from '../ports/editor-search.ts';
import type { StaffRole } from '../ports/pages.ts';
import type { MemoryContent } from './content.ts';
import { outcome, type MemoryOutcome } from './outcome.ts';
import { refused } from './stored-pages.ts';

/** The content of a brand, and its published pages by name. */
export interface MemoryEditorContent extends MemoryContent {
  /** The titles of collections by their ids. */
  collectionTitles?: Readonly<Record<string, string>> | undefined;
  pages?: Readonly<Record<string, PageDocument>> | undefined;
}

export interface MemoryEditorSearchOptions {
  clock: ClockPort;
  /** The roles by brand of each member of staff, by e-mail address. */
  staff?: Readonly<Record<string, Readonly<Record<string, StaffRole>>>> | undefined;
  /** By brand. */
  content?: Readonly<Record<string, MemoryEditorContent>> | undefined;
  /** The error of every call while it is set. */
  play?: MemoryOutcome | undefined;
}

/** Searches in memory. */
export interface MemoryEditorSearch {
  /** The searches of a member of staff, by e-mail address; null is a caller without a session. */
  as(email: string | null): EditorSearchPort;
}

const timeOf = (document: AnsDocument): number => instantOf(publishedAt(document) ?? '');

/** Whether each typed word begins a word of headline, standfirst or text. A locked text is not looked through. */
const hasWords = (document: AnsDocument, words: readonly string[], product?: string): boolean => {
  const text = isLockedStory(document, product) ? '' : JSON.stringify(document.content_elements);
  const own = fold([titleOf(document), document.subheadlines.basic, text].join(' ')).split(/[^\p{L}\p{N}]+/u);
  return words.every((word) => own.some((one) => one.startsWith(fold(word))));
};

const withSlashes = (path: string): string => `/${path.replace(/^\/+|\/+$/g, '')}/`.replace('//', '/');

/** All choices of a kind. */
function choicesOf(of: ChoiceKind, content: MemoryEditorContent, now: Date): Choice[] {
  const { sections = [], authors = [], collections = {}, navigation = [] } = content;
  const documents = (content.documents ?? []).filter((one) => timeOf(one) <= now.getTime());
  switch (of) {
    case 'sections':
      return sections.map(({ _id, name }) => ({ value: _id, label: name, help: _id }));
    case 'authors':
      return authors.map(({ _id, name, role }) => ({
        value: _id,
        label: name,
        ...(role && { help: role }),
      }));
    case 'collections':
      return Object.entries(collections).map(([id, items]) => ({
        value: id,
        label: content.collectionTitles?.[id] ?? id,
        help: items.length === 1 ? '1 nota' : `${items.length} notas`,
      }));
    case 'navigation':
      return navigation.map(({ _id, name }) => ({ value: _id, label: name }));
    case 'galleries':
      return documents
        .filter(({ type }) => type === 'gallery')
        .map((one) => ({ value: one._id, label: titleOf(one), help: longDate(publishedAt(one) ?? '') }));
    case 'addresses':
      return [
        ...sections.map(({ _id, name }) => ({ value: withSlashes(_id), label: name, help: 'Sección' })),
        ...authors.map(({ _id, slug, name }) => ({
          value: authorAddress(slug || _id),
          label: name,
          help: 'Autor',
        })),
        ...documents.map((one) => ({ value: one.canonical_url, label: titleOf(one), help: 'Nota' })),
      ];
  }
}

/** Searches the given content, with the rules of the port. */
export function createMemoryEditorSearch({
  clock,
  staff = {},
  content: brands = {},
  play = {},
}: MemoryEditorSearchOptions): MemoryEditorSearch {
  const call = async <T>({ signal }: ReadOptions = {}, act: () => T): Promise<T> => {
    if (signal?.aborted) throw new ApiError(CLIENT_CODES.aborted, 'The request was aborted.');
    await outcome(play);
    return structuredClone(act());
  };
  const bounded = (limit: number = SEARCH_LIMITS.usual): number => Math.min(limit, SEARCH_LIMITS.most);

  function stories(search: StorySearch, content: MemoryEditorContent) {
    const { q = '', ids, section, author, pictures, order = 'newest', at = clock.now() } = search;
    const words = suggestionWords(q);
    const { documents = [], collections = {}, trending = [], product, opinion } = content;
    const named = namedInPages(
      Object.entries(content.pages ?? {}).map(([page, document]) => ({ page, document })),
    );
    const placesOf = ({ _id }: AnsDocument) =>
      placesOfStory(
        named,
        _id,
        Object.keys(collections).filter((id) => collections[id]!.includes(_id)),
      );
    const rank = (document: AnsDocument): number => {
      const place = trending.findIndex(({ url }) => url === document.canonical_url);
      return order !== 'read' || place < 0 ? Infinity : place;
    };
    const found = documents
      .filter((one) => timeOf(one) <= at.getTime())
      .filter((one) => !ids || ids.includes(one._id))
      .filter((one) => hasWords(one, words, product))
      .filter(
        (one) => !section || sectionIds(one).some((id) => id === section || id.startsWith(`${section}/`)),
      )
      .filter(
        (one) =>
          !author ||
          one.credits.by.some(({ _id }) => _id === author) ||
          authorSlugs(one, product).includes(author),
      )
      .filter((one) => !pictures || basicImage(one))
      .filter((one) => order !== 'unused' || placesOf(one).length === 0)
      .sort((one, other) => {
        const [a, b] = [rank(one), rank(other)];
        return a === b ? timeOf(other) - timeOf(one) || (one._id < other._id ? -1 : 1) : a - b;
      });
    const offset = search.offset ?? 0;
    return {
      total: found.length,
      stories: found
        .slice(offset, offset + bounded(search.limit))
        .map((one) => storyChoice(one, placesOf(one), { product, opinion })),
    };
  }

  return {
    as: (email) => {
      /** The content of a brand in which the member of staff has a role. */
      const of = (brand: string): MemoryEditorContent => {
        if (email === null || !Object.hasOwn(staff, email)) throw refused.unauthenticated();
        if (!staff[email]![brand]) throw refused.forbidden();
        return brands[brand] ?? {};
      };
      return {
        stories: (search, options) => call(options, () => stories(search, of(search.brand))),
        choices: ({ brand, of: kind, q = '', values, limit }, options) =>
          call(options, () => {
            const words = suggestionWords(q);
            return choicesOf(kind, of(brand), clock.now())
              .filter(({ value }) => !values || values.includes(value))
              .filter(
                ({ value, label }) =>
                  beginsWords(label, words) || (kind !== 'addresses' && beginsWords(value, words)),
              )
              .sort((one, other) => one.label.localeCompare(other.label, 'es'))
              .slice(0, bounded(limit));
          }),
      };
    },
  };
}
