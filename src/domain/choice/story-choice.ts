import type { AnsDocument } from '../ans/document.ts';
import { signers } from '../article/byline.ts';
import { publishedAt } from '../article/dates.ts';
import { documentKind, type OpinionOptions } from '../article/flags.ts';
import { isLockedStory } from '../article/locked-article.ts';
import { teaserPicture } from '../article/promo.ts';
import { titleOf } from '../article/title.ts';
import { instantOf } from '../dates/instant.ts';
import { plainText } from '../html/plain-text.ts';
import type { StoryPlace } from './story-places.ts';

/** A picture as an editor compares it. */
export interface ChoicePicture {
  /** The address of the original. */
  src: string;
  alt: string;
  /** In pixels. */
  width?: number | undefined;
  height?: number | undefined;
}

/** A published story, as an editor recognises it. It has none of the story's text. */
export interface StoryChoice {
  id: string;
  headline: string;
  /** The path of its page. */
  path: string;
  /** The name of its main section; '' for none. */
  section: string;
  /** The names of those who signed it: 'Ana Ruiz, Luis Díaz'; '' for none. */
  byline: string;
  /** ISO 8601 in UTC. */
  published: string;
  picture?: ChoicePicture | undefined;
  kind: 'story' | 'opinion' | 'video' | 'gallery';
  /** Whether only subscribers read all of it. */
  locked: boolean;
  /** The placements of published pages that name it, or a collection with it. Feeds are not counted. */
  on: readonly StoryPlace[];
}

/** A document as an editor recognises it. */
export function storyChoice(
  document: AnsDocument,
  on: readonly StoryPlace[],
  options: OpinionOptions = {},
): StoryChoice {
  const picture = teaserPicture(document);
  const published = instantOf(publishedAt(document) ?? '');
  return {
    id: document._id,
    headline: titleOf(document),
    path: document.canonical_url,
    section: plainText(document.taxonomy.primary_section?.name ?? ''),
    byline: signers(document)
      .map(({ name }) => plainText(name))
      .join(', '),
    published: Number.isNaN(published) ? '' : new Date(published).toISOString(),
    ...(picture && {
      picture: {
        src: picture.url,
        alt: picture.alt,
        ...(picture.width && { width: picture.width }),
        ...(picture.height && { height: picture.height }),
      },
    }),
    kind: documentKind(document, options),
    locked: isLockedStory(document, options.product),
    on,
  };
}
