import { z } from 'zod';
import type { AnsDocument } from '../../../domain/ans/document.ts';
import { EVENT_FIELD } from '../../../domain/event/event.ts';
import { collectionOrSection } from '../../../domain/feed/chosen-feed.ts';
import { pageFeed } from '../../../domain/feed/page-feed.ts';
import { feedItems } from '../../../domain/feed/rules.ts';
import type { FeedRequest } from '../../../domain/feed/sources.ts';
import type { ContentServices } from '../../../providers/ports/content-services.ts';
import type { BlockPage } from '../../block-page.ts';
import type { Priority } from '../../defineBlock.ts';
import { requestedSize, type Overfetch } from '../../dedupe.ts';
import { sourceInclude } from '../teaser/teaser-fields.ts';

/**
 * The source of a block's stories, set by editors: a collection that they arranged, what an author wrote, or the newest of a section.
 * Without both: the newest of the site.
 * @param feedSize default number of stories
 */
export const storySource = (feedSize: number) => ({
  collectionId: z.string().default('').meta({
    title: 'Colección',
    description: 'Notas elegidas a mano. Si está, la sección no se usa.',
    widget: 'collection',
  }),
  authorId: z.string().default('').meta({
    title: 'Autor',
    description: 'Lo que escribió, en la sección si está.',
    widget: 'author',
  }),
  section: z.string().default('').meta({
    title: 'Sección',
    description: 'Sus notas más recientes.',
    widget: 'section',
  }),
  fromPage: z
    .boolean()
    .default(false)
    .meta({ title: 'Las de esta página', description: 'Las notas de la sección que el lector abrió.' }),
  videos: z
    .boolean()
    .default(true)
    .meta({ title: 'Notas Video', description: 'Si está apagado, la lista no tiene videos.' }),
  feedSize: z.number().int().min(1).max(50).default(feedSize).meta({ title: 'Número de notas' }),
  offSet: z
    .number()
    .int()
    .min(0)
    .default(0)
    .meta({ title: 'Desde la nota', description: '0 es la primera.' }),
});

type Settings = z.output<z.ZodObject<ReturnType<typeof storySource>>>;

/** A source in code, where some settings are optional. */
export type StorySource = Omit<Settings, 'authorId' | 'fromPage' | 'videos'> &
  Partial<Pick<Settings, 'authorId' | 'fromPage' | 'videos'>>;

/**
 * When a block with a source of stories chooses them: a page's own stories and the editors' picks come first.
 * @param otherwise the priority of this kind of block, also for picks
 */
export const storyPriority =
  (otherwise?: Priority) =>
  ({ fromPage, collectionId }: Pick<Settings, 'fromPage' | 'collectionId'>): Priority => {
    if (fromPage) return 'picked';
    return otherwise ?? (collectionId ? 'picked' : 'newest');
  };

export interface LoadOptions {
  /** Fields in addition to those of a teaser, as 'content_elements'. */
  more?: readonly string[] | undefined;
  /** How many additional stories to request. */
  overfetch?: Overfetch | undefined;
}

/**
 * The feed of a page, with the fields of teasers. All blocks of a page send the same request, so it is read once,
 * except those that need `more` fields than a teaser. Null if the address has no feed.
 */
export const pageRequest = (page: BlockPage, more: readonly string[] = []): FeedRequest | null =>
  pageFeed(page, sourceInclude([EVENT_FIELD, ...more]));

/**
 * The documents of a block's source that have a headline, in order, with the fields of teasers. On a page that shows
 * each story once there are more than `feedSize`; the block chooses from them with `claimStories`.
 * @throws ApiError if the content cannot be read
 */
export async function loadStories(
  source: StorySource,
  { content }: ContentServices,
  page: BlockPage,
  {
    more = [],
    overfetch = source.section || source.collectionId || source.authorId ? 'some' : 'site',
  }: LoadOptions = {},
): Promise<readonly AnsDocument[]> {
  const request = source.fromPage
    ? pageRequest(page, more)
    : collectionOrSection(source, {
        feedSize: requestedSize(source.feedSize, page, overfetch),
        feedOffset: source.offSet,
        sourceInclude: sourceInclude(more),
      });
  if (!request) return [];
  const { content_elements: found } = await content.feed(request, { signal: page.signal });
  // Collections and pages hold every type.
  return feedItems(found, { image: false, videos: source.videos });
}
