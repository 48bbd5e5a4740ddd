import type { ReactNode } from 'react';
import type { SearchDetails, TextPart } from '../../../domain/search/details.ts';
import type { Teaser } from '../../../blocks/shared/teaser/teaser.ts';
import type { ShownTeaser } from '../../../blocks/lists/StoryCard/StoryCard.tsx';

/** The words that a search found, by the id of the teaser. */
export type FoundWords = SearchDetails['found'];

const marked = (parts: readonly TextPart[]): ReactNode =>
  parts.map(({ text, found }, at) => (found ? <mark key={at}>{text}</mark> : text));

const same = (parts: readonly TextPart[], text: string): boolean =>
  parts.map((part) => part.text).join('') === text;

/** A teaser with the found words marked. A passage of the text replaces the standfirst; another headline is not shown. */
export function withFound(teaser: Teaser, found: FoundWords | undefined): ShownTeaser {
  const { headline, summary } = found?.[teaser.id] ?? {};
  return {
    ...teaser,
    ...(headline && same(headline, teaser.headline) && { headline: marked(headline) }),
    ...(summary && { standfirst: marked(summary) }),
  };
}
