import type { AnsDocument } from '../../domain/ans/document.ts';
import { titleOf } from '../../domain/article/title.ts';
import { plainText } from '../../domain/html/plain-text.ts';
import {
  beginsWords,
  MAX_SUGGESTIONS,
  searchesTexts,
  MAX_SUGGESTIONS_BY_KIND,
  suggestionList,
  suggestionWords,
  type Suggestion,
} from '../../domain/search/suggestion.ts';
import type { MemoryContent } from './content.ts';

/** The tags of all documents, most used first. */
function tagsOf({ documents = [] }: MemoryContent): Suggestion[] {
  const counts = new Map<string, { text: string; count: number }>();
  for (const { slug, text } of documents.flatMap(({ taxonomy }) => taxonomy.tags))
    counts.set(slug, { text, count: (counts.get(slug)?.count ?? 0) + 1 });
  return [...counts]
    .toSorted(([one, a], [other, b]) => b.count - a.count || one.localeCompare(other))
    .map(([id, { text }]) => ({ kind: 'tag', text, id }));
}

const storyOf = (document: AnsDocument): Suggestion => ({
  kind: 'story',
  text: titleOf(document),
  id: document.canonical_url,
});

/** The standfirst and the paragraphs of a document. */
const textsOf = ({ subheadlines, description, content_elements }: AnsDocument): string =>
  [
    subheadlines.basic || description.basic,
    ...content_elements.flatMap((element) => (element.type === 'text' ? [element.content] : [])),
  ]
    .map(plainText)
    .join(' ');

/**
 * The suggestions of a search field for a typed text: names with words that begin with the typed ones, or else stories with
 * them in their texts. Without letters: the most used topics.
 */
export function suggest(content: MemoryContent, typed: string): Suggestion[] {
  const words = suggestionWords(typed);
  const tags = tagsOf(content);
  if (words.length === 0) return tags.slice(0, MAX_SUGGESTIONS);
  const { sections = [], authors = [], documents = [] } = content;
  const fits = ({ text }: Suggestion): boolean => beginsWords(text, words);
  const named = suggestionList({
    section: sections
      .map(({ _id, name }): Suggestion => ({ kind: 'section', text: name, id: _id }))
      .filter(fits),
    tag: tags.filter(fits),
    author: authors
      .map(({ _id, name, slug }): Suggestion => ({ kind: 'author', text: name, id: slug ?? _id }))
      .filter(fits),
    story: documents.map(storyOf).filter(fits),
  });
  if (named.length > 0 || !searchesTexts(words)) return named;
  return documents
    .filter((document) => beginsWords(textsOf(document), words))
    .map(storyOf)
    .slice(0, MAX_SUGGESTIONS_BY_KIND.story);
}
