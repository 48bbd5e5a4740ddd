import { z } from 'zod';
import type { AnsDocument } from '../../domain/ans/document.ts';
import type { FeedRequest } from '../../providers/ports/content.ts';
import type { ContentServices } from '../../providers/services.ts';
import type { BlockPage } from '../defineBlock.ts';
import { pageRequest } from '../page-source.ts';
import { RESERVE } from '../shown.ts';
import { sourceInclude } from '../teaser/fields.ts';

/**
 * Where a block's stories come from, as editors set it: a collection that they arranged by hand, or the newest
 * of a section. Without both: the newest of the site.
 * @param feedSize how many stories the block shows unless an editor says otherwise
 */
export const storySource = (feedSize: number) => ({
  collectionId: z
    .string()
    .default('')
    .meta({ title: 'Colección', description: 'Notas elegidas a mano. Si está, la sección no se usa.' }),
  section: z
    .string()
    .default('')
    .meta({ title: 'Sección', description: 'Ruta de la sección, como /moda. Las notas más recientes.' }),
  fromPage: z
    .boolean()
    .default(false)
    .meta({ title: 'Las de esta página', description: 'Las notas de la sección que el lector abrió.' }),
  feedSize: z.number().int().min(1).max(50).default(feedSize).meta({ title: 'Número de notas' }),
  offSet: z
    .number()
    .int()
    .min(0)
    .default(0)
    .meta({ title: 'Desde la nota', description: '0 es la primera.' }),
});

type Settings = z.output<z.ZodObject<ReturnType<typeof storySource>>>;

/** A source as code writes it, too: what is not of the page may be left unsaid. */
export type StorySource = Omit<Settings, 'fromPage'> & Partial<Pick<Settings, 'fromPage'>>;

/** The most that a feed gives at once. @see 002 §7 */
const MAX_FEED_SIZE = 100;

function requestOf({ collectionId, section, feedSize, offSet }: StorySource, fields: string): FeedRequest {
  const page = { feedSize, feedOffset: offSet, sourceInclude: fields };
  if (collectionId) {
    return { source: 'content-api-collections', query: { queryString: collectionId, ...page } };
  }
  return { source: 'content-apir', query: { ...(section && { includeSections: section }), ...page } };
}

export interface LoadOptions {
  /** Fields besides those of a teaser, as 'content_elements'. */
  more?: readonly string[];
  /** How many more to ask for on a page that shows a story once. */
  reserve?: number;
}

/**
 * The documents that a block's source names, in their order, with the fields that teasers need. On a page that
 * shows a story once there are some more than `feedSize`: the block takes its own from them by `takeStories`.
 * @throws ApiError when the content cannot be read
 */
export async function loadStories(
  source: StorySource,
  { content }: ContentServices,
  page: BlockPage,
  { more = [], reserve = RESERVE }: LoadOptions = {},
): Promise<readonly AnsDocument[]> {
  const { signal, shown } = page;
  const feedSize = Math.min(source.feedSize + (shown ? reserve : 0), MAX_FEED_SIZE);
  const request = source.fromPage
    ? pageRequest(
        page,
        more.filter((field) => field !== 'additional_properties.event'),
      )
    : requestOf({ ...source, feedSize }, sourceInclude(more));
  if (!request) return [];
  return (await content.feed(request, signal && { signal })).content_elements;
}
